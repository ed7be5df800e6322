import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { contract } from "#kit";
import { groupFixture } from "../../lib/choices/choices.fixture";
import { Checkbox, type CheckboxGroupProps } from ".";

const ticked = fn();

const meta = {
  component: Checkbox.Group,
  title: "Behaviour/Checkbox group",
  args: {
    legend: "Channels",
    onValueChange: fn(),
    children: (
      <>
        <Checkbox.Item value="email" label="Email" />
        <Checkbox.Item value="sms" label="Text message" />
        <Checkbox.Item value="push" label="Push" onValueChange={ticked} />
      </>
    ),
  },
} satisfies Meta<typeof Checkbox.Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Values are in the order of the items, whatever the order of the clicks. The item's callback is called, too. */
export const OrderOfItems: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Push" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Email" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email", "push"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Push" }));
    await expect(ticked.mock.calls).toEqual([[true], [false]]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Push" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Email" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["push"]);
  },
};

/** With `allValues`, values are in its order, and values without an item are kept. */
export const OrderOfAllValues: Story = {
  args: { allValues: ["push", "fax", "sms", "email"], defaultValue: ["fax"] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Email" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Push" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["push", "fax", "email"]);
  },
};

/** The legend names it, and description and error describe it. The error is announced and colors the boxes red. */
export const ErrorAndDescription: Story = {
  args: { description: "We write once a week.", error: undefined },
  render: (args) => <MendableGroup {...args} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Channels" });
    const email = canvas.getByRole("checkbox", { name: "Email" });
    await expect(group).toHaveAccessibleDescription("We write once a week. Choose one at least.");
    await expect(canvas.getByText("Choose one at least.").closest("[aria-live]")).toHaveAttribute(
      "aria-live",
      "polite",
    );
    const red = getComputedStyle(email).borderTopColor;
    await userEvent.click(email);
    await expect(group).toHaveAccessibleDescription("We write once a week.");
    await userEvent.unhover(email);
    const other = canvas.getByRole("checkbox", { name: "Push" });
    await waitFor(() => expect(getComputedStyle(other).borderTopColor).not.toBe(red));
  },
};

/** A visually hidden legend still names the group. */
export const HiddenLegend: Story = {
  args: { legend: undefined },
  render: ({ children, ...args }) => (
    <Checkbox.Group {...args}>
      <Checkbox.Legend className="sr-only">Ways to reach you</Checkbox.Legend>
      {children}
    </Checkbox.Group>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Ways to reach you" });
    await expect(canvas.getByText("Ways to reach you").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(group.getBoundingClientRect().top).toBe(
      canvas.getByText("Email").closest("label")?.getBoundingClientRect().top,
    );
  },
};

/** A reset restores the mixed state of the parent checkbox, and the values that follow. */
export const Reset: Story = {
  parameters: { visual: { skip: "Components/Checkbox shows the states" } },
  args: { defaultValue: ["email"], allValues: ["email", "sms", "push"] },
  render: ({ children, ...args }) => (
    <form>
      <Checkbox.Group {...args}>
        <Checkbox parent label="All" />
        {children}
      </Checkbox.Group>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole("checkbox", { name: "All" });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email"]);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Text message" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email", "sms"]);
  },
};

function MendableGroup({ onValueChange: _, ...rest }: CheckboxGroupProps) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <Checkbox.Group
      {...rest}
      value={value}
      onValueChange={setValue}
      error={value.length === 0 ? "Choose one at least." : undefined}
    />
  );
}

/** A group whose parent checkbox checks all items. */
const withParent = {
  legend: "Columns",
  allValues: ["name", "owner", "size"],
  children: (
    <>
      <Checkbox parent label="All" />
      <Checkbox.Item value="name" label="Name" />
      <Checkbox.Item value="owner" label="Owner" />
      <Checkbox.Item value="size" label="Size" />
    </>
  ),
};

/**
 * It is mixed while some items are checked, and checked when all are. A click checks all, the next one none. It follows each
 * item.
 */
export const SelectsAll: Story = {
  parameters: { visual: { skip: "Components/Checkbox shows the states" } },
  args: { ...withParent, defaultValue: ["owner"] },
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
    ...withParent,
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
  args: { ...withParent, value: ["owner"] },
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
    ...withParent,
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

export const Contract = contract(Checkbox.Group, groupFixture(Checkbox.Item, "checkbox"));
