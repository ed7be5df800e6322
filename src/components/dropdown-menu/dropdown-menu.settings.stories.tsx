import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { DropdownMenu } from ".";
import { at, closed, Drawing, item, menu, open } from "./dropdown-menu.fixture";

const meta = {
  component: DropdownMenu,
  title: "Behaviour/DropdownMenu settings",
  tags: ["!autodocs"],
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const onChange = fn();
const units = ["mm", "cm", "in"].map((unit) => (
  <DropdownMenu.RadioItem key={unit} value={unit} disabled={unit === "cm"}>
    {unit}
    <DropdownMenu.RadioItemIndicator />
  </DropdownMenu.RadioItem>
));

/** Checkbox items change by pointer and keyboard while the menu stays open. Their state is kept when it closes. */
export const Checks: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.CheckboxItem onCheckedChange={onChange}>Grid</DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem defaultChecked>Rulers</DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem disabled onCheckedChange={onChange}>
        Guides
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem closeOnClick>Full screen</DropdownMenu.CheckboxItem>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    onChange.mockClear();
    await open(canvas);
    const grid = await item("Grid");
    await expect(grid).toHaveRole("menuitemcheckbox");
    await expect(grid).not.toBeChecked();
    await expect(await item("Rulers")).toBeChecked();
    await userEvent.click(grid);
    await expect(grid).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: expect.anything() }),
    );
    await userEvent.keyboard("{Home}{ArrowDown} ");
    await expect(await item("Rulers")).not.toBeChecked();
    await userEvent.click(await item("Guides"));
    await expect(onChange).toHaveBeenCalledOnce();
    await menu();
    await userEvent.click(await item("Full screen"));
    await closed();
    await open(canvas);
    await expect(await item("Grid")).toBeChecked();
    await expect(await item("Rulers")).not.toBeChecked();
    await expect(await item("Full screen")).toBeChecked();
  },
};

/** One radio item is selected at a time, never a disabled one. The selection is kept when the menu closes. */
export const Choice: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.RadioGroup defaultValue="mm" onValueChange={onChange}>
        {units}
      </DropdownMenu.RadioGroup>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    onChange.mockClear();
    await open(canvas);
    await expect(await item("mm")).toHaveRole("menuitemradio");
    await userEvent.click(await item("in"));
    await expect(onChange).toHaveBeenLastCalledWith(
      "in",
      expect.objectContaining({ reason: expect.anything() }),
    );
    await userEvent.click(await item("cm"));
    await expect(onChange).toHaveBeenCalledOnce();
    const checks = () => screen.getAllByRole("menuitemradio").map((it) => it.ariaChecked);
    await expect(checks()).toEqual(["false", "false", "true"]);
    await userEvent.keyboard("{Home}{Enter}");
    await expect(checks()).toEqual(["true", "false", "false"]);
    await userEvent.keyboard("{Escape}");
    await closed();
    await open(canvas);
    await expect(checks()).toEqual(["true", "false", "false"]);
    await expect(document.querySelectorAll("[data-slot=dropdown-menu-radio-item-indicator]")).toHaveLength(1);
  },
};

/** In a disabled group, no item can be selected. */
export const DisabledGroup: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.RadioGroup disabled defaultValue="mm" onValueChange={onChange}>
        {units}
      </DropdownMenu.RadioGroup>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    onChange.mockClear();
    await open(canvas);
    await userEvent.click(await item("in"));
    await expect(await item("mm")).toBeChecked();
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** When controlled, checkbox and radio items stay as they are until updated, and then change. */
export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await item("Stays"));
    await expect(await item("Stays")).not.toBeChecked();
    await userEvent.click(await item("Moves"));
    await expect(await item("Moves")).toBeChecked();
    await userEvent.click(await item("in"));
    await expect(await item("in")).toBeChecked();
    await at("in");
  },
};

function Held() {
  const [on, setOn] = useState(false);
  const [unit, setUnit] = useState("mm");
  return (
    <Drawing>
      <DropdownMenu.CheckboxItem checked={false}>Stays</DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem checked={on} onCheckedChange={setOn}>
        Moves
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.RadioGroup value={unit} onValueChange={setUnit}>
        {units}
      </DropdownMenu.RadioGroup>
    </Drawing>
  );
}
