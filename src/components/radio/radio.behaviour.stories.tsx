import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { AtWidth, conformance, contract, pageAt, withoutElement, withoutFrames } from "#kit";
import { expectLargeTarget } from "../../lib/choices/choices.fixture";
import { Radio } from ".";

const meta = {
  component: Radio.Group,
  title: "Behaviour/Radio",
  args: {
    legend: "Visibility",
    onValueChange: fn(),
    children: (
      <>
        <Radio.Item value="private" label="Only me" />
        <Radio.Item value="team" label="My team" disabled />
        <Radio.Item value="public" label="Everyone" description="Who has the link." />
      </>
    ),
  },
} satisfies Meta<typeof Radio.Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A click on the radio, its label or its description selects it and deselects the others, with one call. The description isn't
 * part of its name. A click on a disabled choice doesn't select it.
 */
export const Chooses: Story = {
  args: { onChange: fn(() => {}) },
  play: async ({ canvas, args }) => {
    const mine = canvas.getByRole("radio", { name: "Only me" });
    const everyone = canvas.getByRole("radio", { name: "Everyone" });
    await expect(everyone).toHaveAccessibleDescription("Who has the link.");
    await expect(mine).not.toHaveAccessibleDescription();
    const team = canvas.getByRole("radio", { name: "My team" });
    await expect(team).toBeDisabled();
    await userEvent.click(canvas.getByText("My team"));
    await expect(team).not.toBeChecked();
    await expect(getComputedStyle(team)).toMatchObject({ opacity: "0.5", cursor: "not-allowed" });
    await userEvent.click(mine);
    await expect(mine).toBeChecked();
    await userEvent.click(canvas.getByText("Who has the link."));
    await expect(everyone).toBeChecked();
    await expect(mine).not.toBeChecked();
    await userEvent.click(canvas.getByText("Everyone"));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("public");
    // It would get events, and form libraries pass one handler as both.
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/**
 * Without a selection, Tab focuses the first radio, and Space selects it. Arrow keys select the next one, skip disabled ones
 * and wrap. Tab leaves the group, and returns to the selected radio.
 */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <Radio.Group {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, args }) => {
    const mine = canvas.getByRole("radio", { name: "Only me" });
    const everyone = canvas.getByRole("radio", { name: "Everyone" });
    await userEvent.tab();
    await expect(mine).toHaveFocus();
    await expect(mine).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(mine).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("private");
    for (const [key, radio, value] of [
      ["{ArrowDown}", everyone, "public"],
      ["{ArrowRight}", mine, "private"],
      ["{ArrowLeft}", everyone, "public"],
      ["{ArrowUp}", mine, "private"],
      ["{ArrowUp}", everyone, "public"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(radio).toHaveFocus();
      await expect(radio).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
    const after = canvas.getByRole("button", { name: "After" });
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(everyone).toHaveFocus();
    await userEvent.tab();
    await expect(after).toHaveFocus();
  },
};

/** Two groups without a name are independent of each other. */
export const TwoGroups: Story = {
  render: (args) => (
    <form>
      <Radio.Group {...args} legend="Read" />
      <Radio.Group {...args} legend="Write" />
    </form>
  ),
  play: async ({ canvas }) => {
    const [read, write] = canvas.getAllByRole("radio", { name: "Only me" }) as [HTMLElement, HTMLElement];
    await userEvent.click(read);
    await userEvent.click(write);
    await expect(read).toBeChecked();
    await expect(write).toBeChecked();
  },
};

const plans = (
  <>
    <Radio.Item value="free" label="Free" />
    <Radio.Item value="team" label="Team" />
  </>
);

const box = (element: Element) => element.getBoundingClientRect();
const rowOf = (radio: HTMLElement) => radio.closest("label") as HTMLElement;

/** Without a label, the click target is 24 px. With a label, it is the whole line or card. */
export const HitArea: Story = {
  render: () => (
    <div className="flex flex-col gap-4 p-4">
      <Radio.Group legend="Bare">
        <Radio.Item value="a" aria-label="Bare" />
      </Radio.Group>
      <Radio.Group legend="Line" controlPosition="end">
        <Radio.Item value="a" label="Line" />
      </Radio.Group>
      <Radio.Group legend="Card" appearance="card">
        <Radio.Item value="a" label="Card" />
      </Radio.Group>
    </div>
  ),
  play: async ({ canvas }) => {
    const bare = canvas.getByRole("radio", { name: "Bare" });
    const { width, height } = box(bare);
    await expect([width, height]).toEqual([16, 16]);
    await expectLargeTarget(bare);
    for (const name of ["Line", "Card"]) {
      const row = rowOf(canvas.getByRole("radio", { name }));
      await expect(box(row).height).toBeGreaterThanOrEqual(24);
      // Inside the round corner of a card.
      await expect(row).toContainElement(
        document.elementFromPoint(box(row).left + 3, box(row).bottom - 3) as HTMLElement,
      );
    }
  },
};

/** Horizontal choices are on one line if they fit. Otherwise, they wrap. */
export const Orientation: Story = {
  parameters: { a11y: withoutFrames },
  render: () => (
    <>
      {[320, 800].map((width) => (
        <AtWidth key={width} width={width}>
          <Radio.Group legend="Line" orientation="horizontal">
            {"abcde".split("").map((value) => (
              <Radio.Item key={value} value={value} label={`Choice ${value}`} />
            ))}
          </Radio.Group>
          <Radio.Group legend="Cards" orientation="horizontal" appearance="card">
            {"abcde".split("").map((value) => (
              <Radio.Item key={value} value={value} label={`Card ${value}`} description="More about it" />
            ))}
          </Radio.Group>
        </AtWidth>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const rows = async (width: number, legend: string) => {
      const page = await pageAt(canvasElement, width);
      await expect(page.scrollWidth).toBeLessThanOrEqual(width);
      const group = within(page).getByRole("radiogroup", { name: legend });
      const items = within(group).getAllByRole("radio").map(rowOf);
      // Column widths may differ by a fraction of a pixel.
      const widths = items.map((item) => box(item).width);
      if (legend === "Cards") await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
      return new Set(items.map((item) => box(item).top)).size;
    };
    await expect(await rows(800, "Line")).toBe(1);
    await expect(await rows(320, "Line")).toBeGreaterThan(1);
    await expect(await rows(800, "Cards")).toBe(2);
    await expect(await rows(320, "Cards")).toBe(5);
  },
};

export const Conforms = conformance({
  Radio: withoutElement("it only holds its parts together", () => null),
  "Radio.Group": (props) => (
    <Radio.Group legend="Plan" description="Change it at any time." {...props}>
      {plans}
    </Radio.Group>
  ),
  "Radio.Item": (props) => (
    <Radio.Group legend="Plan">
      <Radio.Item value="free" label="Free" description="One project." {...props} />
    </Radio.Group>
  ),
  "Radio.Legend": (props) => (
    <Radio.Group>
      <Radio.Legend {...props}>Plan</Radio.Legend>
      <Radio.Item value="free" label="Free" />
    </Radio.Group>
  ),
});

export const Contract = contract(Radio.Group, {
  role: "radiogroup",
  nameProp: "legend",
  part: (group) => within(group).getByRole("radio", { name: "Free" }),
  props: { children: plans },
  first: { value: "free", shows: "free", submits: ["free"] },
  second: { value: "team", shows: "team", submits: ["team"] },
  empty: { value: "", shows: undefined, submits: [] },
  shown: (group) => group.querySelector<HTMLInputElement>("input:checked")?.value,
  change: (group) => userEvent.click(within(group).getByRole("radio", { name: "Team" })),
  exceptions: { readOnly: "Radios have no read-only state." },
});
