import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "../../catalog/stories";
import { Select } from ".";
import { checked, closed, frame, fruit, highlights, opened, option, options, press } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const picked = fn();
const toggled = fn();

/** A press opens it, a press on an option chooses and closes; the focus stays in the control all the while. */
export const Pointer: Story = {
  render: () => <Select items={fruit} label="Fruit" placeholder="Choose" onValueChange={picked} />,
  play: async ({ canvas }) => {
    picked.mockClear();
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    await expect(control).toHaveTextContent("Choose");
    await expect(control).toHaveAttribute("aria-expanded", "false");
    await expect(control).toHaveAttribute("aria-haspopup", "listbox");
    await userEvent.click(control);
    const list = await opened();
    await expect(list).toHaveAccessibleName("Fruit");
    await expect(control).toHaveAttribute("aria-expanded", "true");
    await expect(control).toHaveAttribute("aria-controls", list.id);
    await userEvent.click(await option("Cherry"));
    await closed();
    await expect(control).toHaveTextContent("Cherry");
    await expect(control).toHaveFocus();
    await expect(picked).toHaveBeenCalledTimes(1);
    await expect(picked).toHaveBeenLastCalledWith("cherry");
    await userEvent.click(control);
    await opened();
    await expect(checked()).toEqual(["Cherry"]);
    await highlights(control, "Cherry");
  },
};

/** A second press closes it, and so does one elsewhere; a press on the label only brings the focus. */
export const ClosesAgain: Story = {
  render: () => (
    <>
      <Select items={fruit} label="Fruit" onOpenChange={toggled} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas }) => {
    toggled.mockClear();
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    const label = canvas.getByText("Fruit");
    const { x, y } = label.getBoundingClientRect();
    await userEvent.pointer({
      keys: "[MouseLeft]",
      target: label,
      coords: { clientX: x + 1, clientY: y + 1 },
    });
    await expect(control).toHaveFocus();
    await frame();
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.click(control);
    await opened();
    await userEvent.click(control);
    await closed();
    await userEvent.click(control);
    await opened();
    await userEvent.click(canvas.getByText("Elsewhere"));
    await closed();
    await expect(toggled.mock.calls.flat()).toEqual([true, false, true, false]);
  },
};

/** What assistive technology does: a click without a press. */
export const VirtualClick: Story = {
  render: () => <Select items={fruit} label="Fruit" />,
  play: async ({ canvas }) => {
    canvas.getByRole("combobox").click();
    await opened();
    canvas.getByRole("combobox").click();
    await closed();
  },
};

/** A choice by each kind of option shows what that option shows, before the list was ever open. */
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

/** Several can be chosen, and taken back, while the list stays open. */
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

/** Controlled, it asks, and shows what its owner says: the value, and whether it is open. */
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

/** Objects that are made anew are compared as the caller says; nothing chosen is no object to compare. */
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

/** While the options are on their way it says so, keeps the focus, and does not open. */
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

/** Heights in px, as the catalog promises them, and the same as a Combobox's. */
export const Heights: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      {(["xs", "sm", "base", "lg"] as const).map((size) => (
        <Select key={size} items={fruit} size={size} aria-label={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("combobox").map(({ offsetHeight }) => offsetHeight)).toEqual([
      20, 26, 36, 40,
    ]);
  },
};

/** However near the edge the control is, the list is wider than it and stays in view. */
export const InView: Story = {
  render: () => (
    <div className="flex justify-end">
      <Select items={fruit} aria-label="Fruit" className="w-16" />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.click(control);
    const list = await opened();
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(list.offsetWidth).toBeGreaterThan(control.offsetWidth);
    await expect(list).toHaveAccessibleName("Fruit");
  },
};

/** The portal goes where its caller says. */
export const Container: Story = {
  render: () => <InAContainer />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByTestId("container")).toContainElement(await opened());
  },
};

function InAContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      <Select items={fruit} label="Fruit" container={container ?? undefined} />
      <div ref={setContainer} data-testid="container" />
    </>
  );
}

export const Conforms = conformance({
  Select: (props) => <Select items={fruit} aria-label="Fruit" {...props} />,
  "Select.Option": (props) => (
    <Select aria-label="Fruit" defaultOpen>
      <Select.Option value="fig" {...props} />
    </Select>
  ),
  "Select.Group": (props) => (
    <Select aria-label="Fruit" defaultOpen>
      <Select.Group {...props} />
    </Select>
  ),
  "Select.GroupLabel": (props) => (
    <Select aria-label="Fruit" defaultOpen>
      <Select.Group>
        <Select.GroupLabel {...props}>Fruit</Select.GroupLabel>
      </Select.Group>
    </Select>
  ),
  "Select.Separator": (props) => (
    <Select aria-label="Fruit" defaultOpen>
      <Select.Separator {...props} />
    </Select>
  ),
});
