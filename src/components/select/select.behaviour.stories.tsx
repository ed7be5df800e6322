import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Select } from ".";
import {
  checked,
  closed,
  frame,
  fruit,
  highlights,
  opened,
  option,
  options,
  picked,
  press,
  toggled,
} from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select",
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** A click opens it. A click on an option selects it and closes the list. The focus stays on the control. */
export const Pointer: Story = {
  render: () => <Select items={fruit} label="Fruit" placeholder="Choose" onValueChange={picked} />,
  play: async ({ canvas }) => {
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

/**
 * A second click or a click outside closes it, also without pointer events, as assistive technology sends them. A click on
 * the label only focuses it.
 */
export const ClosesAgain: Story = {
  render: () => (
    <>
      <Select items={fruit} label="Fruit" onOpenChange={toggled} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas }) => {
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
    control.click();
    await opened();
    control.click();
    await closed();
  },
};

/** Near the edge of the window, the list is wider than the control and stays in view. */
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

/** It renders into its `container`. */
export const Container: Story = {
  render: function InAContainer() {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    return (
      <>
        <Select items={fruit} label="Fruit" container={container ?? undefined} />
        <div ref={setContainer} data-testid="container" />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByTestId("container")).toContainElement(await opened());
  },
};

const open = (children: ReactNode) => (
  <Select aria-label="Fruit" defaultOpen>
    {children}
  </Select>
);

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

/** Several options can be selected and deselected while the list stays open, by pointer or by Enter and Space. */
export const Multiple: Story = {
  render: () => <Select items={fruit} label="Fruit" multiple placeholder="Any" onValueChange={picked} />,
  play: async ({ canvas }) => {
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
    await press("{Home}", "{ArrowDown}", " ", "{ArrowDown}", "{Enter}");
    await waitFor(() => expect(checked()).toEqual(["Apple", "Apricot", "Banana"]));
    await press(" ", "{ArrowUp}", "{Enter}");
    await waitFor(() => expect(checked()).toEqual(["Apple"]));
    await highlights(control, "Apricot");
    await press("{Escape}");
    await closed();
    await expect(control).toHaveTextContent("Apple");
  },
};

/** When controlled, the list reports that it opens, and stays closed until updated. */
export const Controlled: Story = {
  parameters: { visual: { skip: "it looks like any Select" } },
  render: function Held() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Select items={fruit} label="Follows" open={isOpen} onOpenChange={setOpen} />
        <Select items={fruit} label="Closed" open={false} onOpenChange={toggled} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Follows" }));
    await userEvent.click(await option("Lime"));
    await closed();
    await userEvent.click(canvas.getByRole("combobox", { name: "Closed" }));
    await waitFor(() => expect(toggled).toHaveBeenCalledWith(true));
    await expect(screen.queryByRole("listbox")).toBeNull();
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

/** In a dialog, the list is on top and visible. The first Escape closes the list, the next one the dialog. */
export const InADialog: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Order</Dialog.Title>
        <Select items={fruit} label="Fruit" />
        <Dialog.Close render={<Button>Cancel</Button>} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Order" });
    const control = await screen.findByRole("combobox", { name: "Fruit" });
    await userEvent.click(control);
    await opened();
    await userEvent.click(await option("Kiwi"));
    await closed();
    await expect(dialog).toHaveAttribute("data-open");
    await expect(control).toHaveTextContent("Kiwi");
    await expect(control).toHaveFocus();
    await press("{ArrowDown}");
    await opened();
    await press("{Escape}");
    await closed();
    await expect(dialog).toHaveAttribute("data-open");
    await expect(control).toHaveFocus();
    await press("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** In a scrolling panel, the list isn't clipped, and stays at the control while the panel scrolls. */
export const InAScrollingPanel: Story = {
  render: () => (
    <section
      aria-label="Panel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable by keyboard
      tabIndex={0}
      className="h-40 w-64 overflow-auto border border-line p-2"
    >
      <div className="h-96 pt-20">
        <Select items={fruit} label="Fruit" />
      </div>
    </section>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "Panel" });
    const control = canvas.getByRole("combobox");
    await userEvent.click(control);
    const list = await opened();
    const gap = () => list.getBoundingClientRect().top - control.getBoundingClientRect().bottom;
    await waitFor(() => expect(gap()).toBeGreaterThan(0));
    await expect(list.getBoundingClientRect().bottom).toBeGreaterThan(panel.getBoundingClientRect().bottom);
    panel.scrollTop = 30;
    await waitFor(() => expect(gap()).toBeLessThan(8));
    await userEvent.click(await option("Lime"));
    await closed();
    await expect(control).toHaveTextContent("Lime");
  },
};

export const Conforms = conformance({
  Select: (props) => <Select items={fruit} aria-label="Fruit" {...props} />,
  "Select.Option": (props) => open(<Select.Option value="fig" {...props} />),
  "Select.Group": (props) => open(<Select.Group {...props} />),
  "Select.GroupLabel": (props) =>
    open(
      <Select.Group>
        <Select.GroupLabel {...props}>Fruit</Select.GroupLabel>
      </Select.Group>,
    ),
  "Select.Separator": (props) => open(<Select.Separator {...props} />),
});
