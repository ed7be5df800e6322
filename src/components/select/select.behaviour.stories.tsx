import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { conformance, contract } from "#kit";
import { Select } from ".";
import {
  checked,
  closed,
  frame,
  fruit,
  highlights,
  opened,
  option,
  picked,
  press,
  toggled,
} from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** A click opens it. A click on an option selects it and closes the list. The focus stays on the control. */
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

/** A second click or a click outside closes it. A click on the label only focuses it. */
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

/** A click without pointer events, as assistive technology sends it, opens the list. */
export const VirtualClick: Story = {
  render: () => <Select items={fruit} label="Fruit" />,
  play: async ({ canvas }) => {
    canvas.getByRole("combobox").click();
    await opened();
    canvas.getByRole("combobox").click();
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

const exceptions = { readOnly: "A Select has no read-only state." };

export const Contract = contract(Select, {
  role: "combobox",
  props: { items: fruit },
  first: { value: "fig", shows: "Fig", submits: ["fig"] },
  second: { value: "lime", shows: "Lime", submits: ["lime"] },
  empty: { value: null, shows: "", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Lime"));
    await closed();
  },
  exceptions,
});

export const MultipleContract = contract(Select, {
  role: "combobox",
  props: { items: fruit, multiple: true },
  first: { value: ["fig"], shows: "Fig", submits: ["fig"] },
  second: { value: ["fig", "lime"], shows: "FigLime", submits: ["fig", "lime"] },
  empty: { value: [], shows: "", submits: [] },
  change: async (control) => {
    const isEmpty = control.textContent === "";
    await userEvent.click(control);
    if (isEmpty) await userEvent.click(await option("Fig"));
    await userEvent.click(await option("Lime"));
    await press("{Escape}");
    await closed();
  },
  exceptions,
});
