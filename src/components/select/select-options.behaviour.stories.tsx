import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Select } from ".";
import { checked, closed, fruit, highlights, opened, option, picked, press, toggled } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select",
} satisfies Meta;
export default meta;
type Story = StoryObj;

/**
 * Form libraries use `""` for no value. It shows the placeholder if no option has this value. A label can be visually
 * hidden, or only an accessible name.
 */
export const EmptyText: Story = {
  parameters: { visual: { skip: "it looks like other placeholders" } },
  render: () => (
    <>
      <Select items={fruit} label="Unseen" hideLabel />
      <Select items={fruit} aria-label="Bare" error="No." />
      <Select
        items={fruit}
        label="No text"
        value=""
        placeholder="Choose"
        renderValue={(value) => `<${value}>`}
      />
      <Select label="No option" value="" placeholder="Choose">
        <Select.Option value="a">A</Select.Option>
      </Select>
      <Select label="Any" value="" placeholder="Choose">
        <Select.Option value="">Any</Select.Option>
      </Select>
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ["No text", "Choose"],
      ["No option", "Choose"],
      ["Any", "Any"],
    ] as const)
      await expect(within(canvas.getByRole("combobox", { name })).getByText(text)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Unseen" })).toBeVisible();
    await expect(canvas.getByText("Unseen").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole("combobox", { name: "Bare" })).toBeInvalid();
    await expect(within(canvas.getByRole("combobox", { name: "Any" })).getByText("Choose")).not.toBeVisible();
  },
};

const rooms = () => [
  { label: "Attic", value: { id: 1, floor: 3 } },
  { label: "Cellar", value: { id: 2, floor: -1 } },
];

/** Objects recreated on each render are compared by the caller's function. It isn't called without a selection. */
export const Objects: Story = {
  render: () => (
    <Select
      items={rooms()}
      label="Room"
      placeholder="None"
      onValueChange={picked}
      isItemEqualToValue={(item, value) => item.id === value.id}
    />
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox");
    await userEvent.click(control);
    await userEvent.click(await option("Cellar"));
    await closed();
    await expect(picked).toHaveBeenLastCalledWith({ id: 2, floor: -1 });
    await expect(control).toHaveTextContent("Cellar");
    await userEvent.click(control);
    await opened();
    await expect(checked()).toEqual(["Cellar"]);
  },
};

/** While the options load, it shows loading, keeps focus and doesn't open. */
export const Loading: Story = {
  render: () => <Select items={[]} label="Fruit" placeholder="Choose" loading onOpenChange={toggled} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    await expect(control).toHaveAttribute("aria-busy", "true");
    await expect(control).toHaveTextContent("Loading");
    await userEvent.click(control);
    await press("{ArrowDown}", "f");
    await expect(control).toHaveFocus();
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(toggled).not.toHaveBeenCalled();
  },
};

/** Of options with equal labels, only the selected one is marked. The keyboard reaches all of them. */
export const EqualLabels: Story = {
  parameters: { visual: { skip: "it looks like any Select" } },
  render: () => (
    <>
      <Select items={cities} label="Items" onValueChange={picked} />
      <Select label="Options" onValueChange={picked}>
        {cities.map(({ value, label }) => (
          <Select.Option key={value} value={value}>
            {label}
          </Select.Option>
        ))}
      </Select>
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const name of ["Items", "Options"]) {
      await step(name, async () => {
        picked.mockClear();
        const control = canvas.getByRole("combobox", { name });
        control.focus();
        await press("{Enter}");
        await opened();
        await press("{ArrowDown}", "{Enter}");
        await closed();
        await expect(picked.mock.calls).toEqual([["us-ma"]]);
        await expect(control).toHaveTextContent("Springfield");
        await press("{Enter}");
        await opened();
        const selected = screen.getAllByRole("option").map((each) => each.getAttribute("aria-selected"));
        await expect(selected).toEqual(["false", "true", "false"]);
        await press("{Escape}");
        await closed();
      });
    }
  },
};

const parts = Array.from({ length: 10_000 }, (_, index) => ({
  label: `Part ${index + 1}`,
  value: index + 1,
  disabled: index === 9999,
}));
const drawn = () => screen.getAllByRole("option").length;

/**
 * Of 10,000 options, only the visible ones are rendered, each with its position. Arrow keys and typing reach all of
 * them.
 */
export const TenThousand: Story = {
  render: () => <Select items={parts} label="Part" defaultValue={5000} />,
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole("combobox");
    await expect(control).toHaveTextContent("Part 5000");
    const inSight = async (name: string) => {
      const box = (await opened()).getBoundingClientRect();
      await waitFor(() => {
        const { top, bottom } = screen.getByRole("option", { name }).getBoundingClientRect();
        expect(top >= box.top - 1 && bottom <= box.bottom + 1).toBe(true);
      });
    };
    await step("opens at the selected option", async () => {
      await userEvent.click(control);
      const chosen = await option("Part 5000");
      await expect(chosen).toHaveAttribute("aria-posinset", "5000");
      await expect(chosen).toHaveAttribute("aria-setsize", "10000");
      await expect(chosen).toHaveAttribute("aria-selected", "true");
      await inSight("Part 5000");
      await highlights(control, "Part 5000");
      await expect(drawn()).toBeLessThan(60);
    });
    await step("arrow keys continue from there", async () => {
      for (let times = 0; times < 30; times++) await press("{ArrowDown}");
      await highlights(control, "Part 5030");
      await inSight("Part 5030");
    });
    await step("Home and End skip disabled options", async () => {
      await press("{End}");
      await highlights(control, "Part 9999");
      await inSight("Part 9999");
      await press("{Home}");
      await highlights(control, "Part 1");
      await inSight("Part 1");
    });
    await step("typing finds an option", async () => {
      for (const key of "part 777") await userEvent.keyboard(key);
      await highlights(control, "Part 777");
      await inSight("Part 777");
      await expect(drawn()).toBeLessThan(60);
      await press("{Enter}");
      await closed();
      await expect(control).toHaveTextContent("Part 777");
    });
    await step("the highlighted option can be selected after scrolling it out of view", async () => {
      await press("{ArrowDown}", "{ArrowDown}");
      await highlights(control, "Part 778");
      (await opened()).scrollTop = 0;
      await option("Part 1");
      await press("{Enter}");
      await closed();
      await expect(control).toHaveTextContent("Part 778");
    });
    await userEvent.click(control);
    await option("Part 778");
  },
};
