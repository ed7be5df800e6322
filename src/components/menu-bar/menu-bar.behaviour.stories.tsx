import type { Meta, StoryObj } from "@storybook/react-vite";
import { EyeIcon, HouseIcon, RulerIcon, UsersIcon } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance, pointAt, rightToLeft } from "#kit";
import { Button } from "../button";
import { MenuBar } from ".";

const onClick = fn();
const options = [
  { icon: HouseIcon, id: "home", tooltip: "Home", onClick },
  { icon: <UsersIcon />, id: "team", tooltip: "Team", onClick },
  { icon: RulerIcon, id: "measure", tooltip: "Measure", onClick, disabled: true },
  { icon: EyeIcon, id: "preview", tooltip: "Preview", onClick },
];

const meta = {
  component: MenuBar,
  title: "Behaviour/MenuBar",
  args: { options, isActive: 1 },
} satisfies Meta<typeof MenuBar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const option = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const pressed = (canvas: Canvas) =>
  canvas.getAllByRole("button").map((each: HTMLElement) => each.getAttribute("aria-pressed"));

async function keys(canvas: Canvas, moves: readonly (readonly [key: string, name: string])[]) {
  for (const [key, name] of moves) {
    await userEvent.keyboard(key);
    await expect(option(canvas, name)).toHaveFocus();
  }
}

/**
 * The bar is one tab stop: initially the active option, then the one focused last. Arrow keys wrap, and Home
 * and End move to the ends.
 */
export const Keys: Story = {
  render: (args) => (
    <>
      <Button>Before</Button> <MenuBar {...args} /> <Button>After</Button>
    </>
  ),
  play: async ({ canvas, step }) => {
    option(canvas, "Before").focus();
    await step("arrow keys move the focus", async () => {
      await userEvent.tab();
      await expect(option(canvas, "Team")).toHaveFocus();
      await keys(canvas, [
        ["{ArrowRight}", "Measure"],
        ["{ArrowRight}", "Preview"],
        ["{ArrowRight}", "Home"],
        ["{ArrowLeft}", "Preview"],
        ["{Home}", "Home"],
        ["{End}", "Preview"],
        ["{ArrowLeft}", "Measure"],
      ]);
    });
    await step("Tab leaves the bar and returns to the last option", async () => {
      await userEvent.tab();
      await expect(option(canvas, "After")).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(option(canvas, "Measure")).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(option(canvas, "Before")).toHaveFocus();
    });
  },
};

/** In right-to-left text, the order of the options and the arrow keys are mirrored. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  play: async ({ canvas }) => {
    const left = (name: string) => option(canvas, name).getBoundingClientRect().left;
    await expect(left("Home")).toBeGreaterThan(left("Team"));
    option(canvas, "Team").focus();
    await keys(canvas, [
      ["{ArrowLeft}", "Measure"],
      ["{ArrowRight}", "Team"],
      ["{ArrowRight}", "Home"],
      ["{ArrowRight}", "Preview"],
    ]);
  },
};

/** A click, Enter and Space press an option once each. A disabled option can be focused but not pressed. */
export const Presses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(option(canvas, "Home"));
    await userEvent.keyboard("{Enter} ");
    await expect(onClick).toHaveBeenCalledTimes(3);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(option(canvas, "Measure")).toHaveFocus();
    await expect(option(canvas, "Measure")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter} ");
    await userEvent.click(option(canvas, "Measure"));
    await expect(onClick).toHaveBeenCalledTimes(3);
  },
};

/** Options are active by index, by id, all or none. Without `isActive`, they are plain buttons. */
export const Active: Story = {
  render: (args) => (
    <>
      <MenuBar {...args} isActive={0} labels={{ label: "index" }} />
      <MenuBar {...args} isActive="preview" optionIds labels={{ label: "id" }} />
      <MenuBar {...args} isActive="preview" labels={{ label: "id, not asked for" }} />
      <MenuBar {...args} isActive={0} optionIds labels={{ label: "index, not asked for" }} />
      <MenuBar {...args} isActive={9} labels={{ label: "nothing there" }} />
      <MenuBar {...args} isActive labels={{ label: "all" }} />
      <MenuBar {...args} isActive={false} labels={{ label: "none" }} />
      <MenuBar {...args} isActive={undefined} aria-label="actions" />
    </>
  ),
  play: async ({ canvas }) => {
    const none = ["false", "false", "false", "false"];
    for (const [name, states] of [
      ["index", ["true", "false", "false", "false"]],
      ["id", ["false", "false", "false", "true"]],
      ["id, not asked for", none],
      ["index, not asked for", none],
      ["nothing there", none],
      ["all", ["true", "true", "true", "true"]],
      ["none", none],
      ["actions", [null, null, null, null]],
    ] as const) {
      const bar = within(canvas.getByRole("toolbar", { name }));
      await expect([name, pressed(bar)]).toEqual([name, states]);
      const stops = bar.getAllByRole("button").map(({ tabIndex }) => tabIndex);
      await expect(stops.filter((stop) => stop === 0)).toHaveLength(1);
    }
  },
};

/** Each option shows its tooltip on hover and on keyboard focus. Escape hides it. */
export const Tooltips: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Team");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Measure"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await pointAt(userEvent, option(canvas, "Home"));
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Home"), { timeout: 2000 });
  },
};

/** Buttons that don't fit wrap. */
export const Wraps: Story = {
  args: {
    options: Array.from({ length: 14 }, (_, index) => ({
      icon: RulerIcon,
      id: String(index),
      tooltip: `Tool ${index + 1}`,
      onClick,
    })),
  },
  parameters: { visual: { skip: "its size is measured" } },
  render: (args) => (
    <div className="w-72">
      <MenuBar {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const edge = canvasElement.firstElementChild?.getBoundingClientRect().right;
    for (const each of canvas.getAllByRole("button")) {
      const { right, width, height } = each.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(edge as number);
      await expect([width, height]).toEqual([36, 26]);
    }
  },
};

export const Conforms = conformance({ MenuBar: (props) => <MenuBar options={options} {...props} /> });
