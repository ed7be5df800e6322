import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Select } from ".";
import { checked, closed, fruit, opened, option, options, picked, press, toggled } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select/Value",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** The control shows the selected option before the list has ever been open, for each way to define options. */
export const Shows: Story = {
  render: () => (
    <>
      <Select items={fruit} label="Record" defaultValue="fig" />
      <Select items={[{ label: "One", value: 1 }]} label="List" defaultValue={1} />
      <Select<unknown> label="Options" defaultValue="b">
        <Select.Group>
          <Select.GroupLabel>Group</Select.GroupLabel>
          <Select.Option value="a">A</Select.Option>
          <Select.Option value="b">
            <i>B</i>
          </Select.Option>
        </Select.Group>
        <Select.Separator />
        <Select.Option value="c" />
      </Select>
      <Select items={fruit} label="Several" multiple defaultValue={["kiwi", "apple"]} />
      <Select items={fruit} label="Drawn" defaultValue="fig" renderValue={(value) => `<${value}>`} />
      <Select items={fruit} label="Unknown" defaultValue="pear" />
      <Select items={[{ label: "Nobody", value: null }]} label="Nothing" />
    </>
  ),
  play: async ({ canvas }) => {
    const shows = (name: string) => canvas.getByRole("combobox", { name }).textContent;
    await expect(["Record", "List", "Options", "Several", "Drawn", "Unknown", "Nothing"].map(shows)).toEqual([
      "Fig",
      "One",
      "B",
      "AppleKiwi",
      "<fig>",
      "pear",
      "Nobody",
    ]);
    await userEvent.click(canvas.getByRole("combobox", { name: "Options" }));
    await opened();
    await expect(options()).toEqual(["A", "B", "c"]);
    const group = screen.getByRole("group", { name: "Group" });
    await expect(within(group).getAllByRole("option")).toHaveLength(2);
    await userEvent.click(await option("c"));
    await closed();
    await expect(shows("Options")).toBe("c");
  },
};

/** Several options can be selected and deselected while the list stays open. */
export const Multiple: Story = {
  render: () => <Select items={fruit} label="Fruit" multiple placeholder="Any" onValueChange={picked} />,
  play: async ({ canvas }) => {
    picked.mockClear();
    const control = canvas.getByRole("combobox");
    await expect(control).toHaveTextContent("Any");
    await userEvent.click(control);
    await expect(await opened()).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(await option("Fig"));
    await userEvent.click(await option("Apple"));
    await expect(picked).toHaveBeenLastCalledWith(["fig", "apple"]);
    await expect(checked()).toEqual(["Apple", "Fig"]);
    await userEvent.click(await option("Fig"));
    await expect(picked).toHaveBeenLastCalledWith(["apple"]);
    await opened();
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(control).toHaveTextContent("Apple");
  },
};

function Held() {
  const [value, setValue] = useState<string | null>("fig");
  const [isOpen, setOpen] = useState(false);
  return (
    <StrictMode>
      <Select
        items={fruit}
        label="Follows"
        value={value}
        onValueChange={setValue}
        open={isOpen}
        onOpenChange={setOpen}
      />
      <Select items={fruit} label="Stays" value="fig" onValueChange={picked} />
      <Select items={fruit} label="Closed" open={false} onOpenChange={toggled} />
      <button type="button" onClick={() => setValue(null)}>
        Clear
      </button>
      <output>{value}</output>
    </StrictMode>
  );
}

/** When controlled, it reports changes. The value and the open state stay as they are until updated. */
export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvas }) => {
    picked.mockClear();
    toggled.mockClear();
    const follows = canvas.getByRole("combobox", { name: "Follows" });
    await userEvent.click(follows);
    await userEvent.click(await option("Lime"));
    await closed();
    await expect(canvas.getByRole("status")).toHaveTextContent("lime");
    await expect(follows).toHaveTextContent("Lime");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(follows).toHaveTextContent(/^$/);
    const stays = canvas.getByRole("combobox", { name: "Stays" });
    await userEvent.click(stays);
    await userEvent.click(await option("Lime"));
    await closed();
    await expect(picked).toHaveBeenCalledWith("lime");
    await expect(stays).toHaveTextContent("Fig");
    await userEvent.click(canvas.getByRole("combobox", { name: "Closed" }));
    await waitFor(() => expect(toggled).toHaveBeenCalledWith(true));
    await expect(screen.queryByRole("listbox")).toBeNull();
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
    picked.mockClear();
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
    toggled.mockClear();
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

/** `labels` replaces the name of a list without a label, and the message in a list without options. */
export const Labels: Story = {
  render: () => <Select items={[]} title="Plan" labels={{ options: "Plans", empty: "No plans yet" }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Plan" }));
    await expect(await opened()).toHaveAccessibleName("Plans");
    await waitFor(() => expect(screen.getByText("No plans yet")).toBeVisible());
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
