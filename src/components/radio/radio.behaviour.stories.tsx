import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, withoutElement } from "#kit";
import { Radio, type RadioGroupProps } from ".";

const meta = {
  component: Radio.Group,
  title: "Behaviour/Radio",
  tags: ["!autodocs"],
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

/** A click on the radio, its label or its description selects it and deselects the others, with one call. */
export const Chooses: Story = {
  args: { onChange: fn(() => {}) },
  play: async ({ canvas, args }) => {
    const mine = canvas.getByRole("radio", { name: "Only me" });
    const everyone = canvas.getByRole("radio", { name: "Everyone" });
    await userEvent.click(mine);
    await expect(mine).toBeChecked();
    await userEvent.click(canvas.getByText("Who has the link."));
    await expect(everyone).toBeChecked();
    await expect(mine).not.toBeChecked();
    await userEvent.click(canvas.getByText("Everyone"));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("public");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A click on a disabled choice doesn't select it. */
export const DisabledItem: Story = {
  play: async ({ canvas, args }) => {
    const team = canvas.getByRole("radio", { name: "My team" });
    await expect(team).toBeDisabled();
    await userEvent.click(canvas.getByText("My team"));
    await expect(team).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(getComputedStyle(team)).toMatchObject({ opacity: "0.5", cursor: "not-allowed" });
  },
};

/**
 * Tab focuses the selected radio. Arrow keys select the next one, skip disabled ones and wrap. Tab leaves the group.
 */
export const Keyboard: Story = {
  args: { defaultValue: "public" },
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
    await expect(everyone).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(mine).toHaveFocus();
    await expect(mine).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("private");
    await userEvent.keyboard("{ArrowUp}");
    await expect(everyone).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("public");
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await expect(everyone).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
  },
};

/** Without a selection, Tab focuses the first radio, and Space selects it. */
export const KeyboardFirst: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const mine = canvas.getByRole("radio", { name: "Only me" });
    await expect(mine).toHaveFocus();
    await expect(mine).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(mine).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("private");
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

/**
 * The legend names the group, and the description and the error describe it. The error turns the radios red and is
 * announced.
 */
export const ErrorAndDescription: Story = {
  args: { description: "You can change it later.", error: undefined },
  render: (args) => <MendableGroup {...args} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Visibility" });
    const mine = canvas.getByRole("radio", { name: "Only me" });
    await expect(group.tagName).toBe("FIELDSET");
    await expect(group).toHaveAccessibleDescription("You can change it later. Choose one.");
    await expect(group).toBeInvalid();
    await expect(canvas.getByText("Choose one.").closest("[aria-live]")).toHaveAttribute(
      "aria-live",
      "polite",
    );
    const red = getComputedStyle(mine).borderTopColor;
    await userEvent.click(canvas.getByRole("radio", { name: "Everyone" }));
    await expect(group).toHaveAccessibleDescription("You can change it later.");
    await expect(group).not.toBeInvalid();
    await userEvent.unhover(mine);
    await waitFor(() => expect(getComputedStyle(mine).borderTopColor).not.toBe(red));
  },
};

/** A description describes its radio, and isn't part of its name. */
export const ItemDescription: Story = {
  play: async ({ canvas }) => {
    const everyone = canvas.getByRole("radio", { name: "Everyone" });
    await expect(everyone).toHaveAccessibleDescription("Who has the link.");
    await expect(canvas.getByRole("radio", { name: "Only me" })).not.toHaveAccessibleDescription();
  },
};

/** A visually hidden legend still names the group. */
export const HiddenLegend: Story = {
  args: { legend: undefined },
  render: ({ children, ...args }) => (
    <Radio.Group {...args}>
      <Radio.Legend className="sr-only">Who sees it</Radio.Legend>
      {children}
    </Radio.Group>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Who sees it" })).toBeVisible();
    await expect(canvas.getByText("Who sees it").getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

function MendableGroup({ onValueChange: _, ...rest }: RadioGroupProps) {
  const [value, setValue] = useState("");
  return (
    <Radio.Group
      {...rest}
      value={value}
      onValueChange={setValue}
      error={value === "" ? "Choose one." : undefined}
    />
  );
}

export const Conforms = conformance({
  Radio: withoutElement("it only holds its parts together", () => null),
  "Radio.Group": (props) => (
    <Radio.Group legend="Plan" description="Change it at any time." {...props}>
      <Radio.Item value="free" label="Free" />
      <Radio.Item value="team" label="Team" />
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
