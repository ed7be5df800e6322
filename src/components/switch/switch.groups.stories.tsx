import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SentForm } from "#kit";
import { Switch } from ".";

const meta = {
  component: Switch,
  title: "Behaviour/Switch groups",
  tags: ["!autodocs"],
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const switched = fn();

/** A click on an item calls both the item's callback and the group's. */
export const ItemsTell: Story = {
  render: ({ onValueChange }) => (
    <Switch.Group legend="Channels" onValueChange={onValueChange as never}>
      <Switch.Item value="email" label="Email" onValueChange={switched} />
      <Switch.Item value="sms" label="Text message" />
    </Switch.Group>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Email" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Text message" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Email" }));
    await expect(switched.mock.calls).toEqual([[true], [false]]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["sms"]);
  },
};

/** `labels` replaces the name of an item's info button. */
export const Labels: Story = {
  render: () => (
    <Switch.Group legend="Channels">
      <Switch.Item value="email" label="Email" />
      <Switch.Item
        value="sms"
        label="Text message"
        labelTooltip="Only for deployments that fail."
        labels={{ moreInformation: "About" }}
      />
    </Switch.Group>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "About Text message" })).toBeVisible();
  },
};

/** A group submits the values that are on, in the order of its items. It reports changes and is reset with its form. */
export const Group: Story = {
  render: ({ onValueChange }) => (
    <StrictMode>
      <SentForm>
        <Switch.Group
          legend="Channels"
          name="channels"
          defaultValue={["email"]}
          onValueChange={onValueChange as never}
        >
          <Switch.Item value="email" label="Email" />
          <Switch.Item value="sms" label="Text message" />
          <Switch.Item value="push" label="Push" disabled />
        </Switch.Group>
      </SentForm>
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("group", { name: "Channels" })).toBeVisible();
    const sms = canvas.getByRole("switch", { name: "Text message" });
    const email = canvas.getByRole("switch", { name: "Email" });
    await userEvent.click(sms);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email", "sms"]);
    await userEvent.click(canvas.getByText("Push"));
    await userEvent.click(email);
    await userEvent.click(email);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email", "sms"]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('[["channels","email"],["channels","sms"]]');
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(sms).not.toBeChecked());
    await expect(email).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email"]);
  },
};

/**
 * When controlled, a group reports changes and keeps its value until updated. Its description and error describe it,
 * and the error turns the items red.
 */
export const ControlledGroup: Story = {
  render: ({ onValueChange }) => (
    <Switch.Group
      legend="Channels"
      description="One is enough."
      error="Turn one on."
      value={[]}
      onValueChange={onValueChange as never}
    >
      <Switch.Item value="email" label="Email" />
    </Switch.Group>
  ),
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole("switch", { name: "Email" });
    await userEvent.click(control);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email"]);
    await expect(control).not.toBeChecked();
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("One is enough. Turn one on.");
    await userEvent.unhover(control);
    const message = getComputedStyle(canvas.getByText("Turn one on.")).color;
    await expect(message).not.toBe(getComputedStyle(canvas.getByText("Email")).color);
  },
};

/** A disabled group disables all of its items. */
export const DisabledGroup: Story = {
  render: ({ onValueChange }) => (
    <Switch.Group legend="Channels" disabled onValueChange={onValueChange as never}>
      <Switch.Item value="email" label="Email" />
    </Switch.Group>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Email"));
    await expect(canvas.getByRole("switch")).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
