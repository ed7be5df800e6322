import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from ".";

const meta = {
  component: Checkbox.Group,
  title: "Behaviour/Checkbox parent",
  tags: ["!autodocs"],
  args: {
    legend: "Columns",
    allValues: ["name", "owner", "size"],
    onValueChange: fn(),
    children: (
      <>
        <Checkbox parent label="All" />
        <Checkbox.Item value="name" label="Name" />
        <Checkbox.Item value="owner" label="Owner" />
        <Checkbox.Item value="size" label="Size" />
      </>
    ),
  },
} satisfies Meta<typeof Checkbox.Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * It is mixed while some items are checked, and checked when all are. A click checks all, the next one none. It follows each
 * item.
 */
export const SelectsAll: Story = {
  parameters: { visual: { skip: "Components/Checkbox shows the states" } },
  args: { defaultValue: ["owner"] },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole("checkbox", { name: "All" });
    await expect(all).toBePartiallyChecked();
    await expect(all).toHaveAttribute("aria-controls", canvas.getByRole("group").id);
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["name", "owner", "size"]);
    await expect(all).not.toBePartiallyChecked();
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
    for (const name of ["Name", "Owner", "Size"]) {
      await userEvent.click(canvas.getByRole("checkbox", { name }));
      await (name === "Size" ? expect(all).toBeChecked() : expect(all).toBePartiallyChecked());
    }
    await userEvent.click(canvas.getByRole("checkbox", { name: "Name" }));
    await expect(all).toBePartiallyChecked();
  },
};

/** Disabled items keep their state, checked or not. */
export const LeavesDisabledItems: Story = {
  args: {
    defaultValue: ["name"],
    children: (
      <>
        <Checkbox parent label="All" />
        <Checkbox.Item value="name" label="Name" disabled />
        <Checkbox.Item value="owner" label="Owner" />
        <fieldset disabled>
          <Checkbox.Item value="size" label="Size" />
        </fieldset>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole("checkbox", { name: "All" });
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["name", "owner"]);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["name"]);
  },
};

/** When controlled, the items and the mixed state stay as they are until updated. */
export const ControlledStays: Story = {
  args: { value: ["owner"] },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole("checkbox", { name: "All" });
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["name", "owner", "size"]);
    await expect(all).toBePartiallyChecked();
    await expect(all).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Name" })).not.toBeChecked();
  },
};

/** A nested group doesn't change the outer group. */
export const Nested: Story = {
  args: {
    children: (
      <>
        <Checkbox parent label="All" />
        <Checkbox.Item value="name" label="Name" />
        <Checkbox.Group legend="Inner" allValues={["name"]} data-testid="inner">
          <Checkbox parent label="All inner" />
          <Checkbox.Item value="name" label="Inner name" />
        </Checkbox.Group>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "All inner" }));
    await expect(canvas.getByRole("checkbox", { name: "Inner name" })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
