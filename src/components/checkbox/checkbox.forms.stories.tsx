import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SentForm } from "#kit";
import { Field } from "../field";
import { Checkbox } from ".";
import { Owner } from "./checkbox.behaviour.stories";

const meta = {
  component: Checkbox,
  title: "Behaviour/Checkbox forms",
  tags: ["!autodocs"],
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** When disabled, it can't be clicked or focused, and isn't submitted. */
export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true, name: "weekly" },
  render: (args) => (
    <SentForm>
      <Checkbox {...args} />
    </SentForm>
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.click(canvas.getByText("Weekly summary"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(getComputedStyle(box)).toMatchObject({ opacity: "0.5", cursor: "not-allowed" });
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("[]");
  },
};

/** A disabled fieldset disables it. */
export const InDisabledFieldset: Story = {
  render: (args) => (
    <fieldset disabled>
      <Checkbox {...args} />
    </fieldset>
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.click(box);
    await expect(box).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(getComputedStyle(canvas.getByText("Weekly summary")).opacity).toBe("0.5");
  },
};

/** The form submits name and value while it is checked. As for a native checkbox, the value is "on" by default. */
export const InAForm: Story = {
  render: () => (
    <SentForm>
      <Checkbox name="terms" label="Terms" defaultChecked />
      <Checkbox name="plan" value="yearly" label="Yearly" />
      <Checkbox name="some" value="part" label="Some" indeterminate />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Yearly" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('[["terms","on"],["plan","yearly"]]');
  },
};

/**
 * A reset restores the default and reports it. A controlled checkbox returns to its initial state if the caller updates
 * it.
 */
export const Reset: Story = {
  render: (args) => (
    <SentForm>
      <Checkbox {...args} label="Own state" defaultChecked />
      <Owner label="Owner's state" />
      <Checkbox label="Owner who stays" checked />
    </SentForm>
  ),
  play: async ({ canvas, args }) => {
    const own = canvas.getByRole("checkbox", { name: "Own state" });
    const owned = canvas.getByRole("checkbox", { name: "Owner's state" });
    const stays = canvas.getByRole("checkbox", { name: "Owner who stays" });
    await userEvent.click(own);
    await userEvent.click(owned);
    await expect(own).not.toBeChecked();
    await expect(owned).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(own).toBeChecked();
    await expect(owned).not.toBeChecked();
    await expect(stays).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** When required, it prevents submission until it is checked. */
export const Required: Story = {
  render: () => (
    <SentForm>
      <Checkbox name="terms" label="Terms" required />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("checkbox");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(box.validity.valueMissing).toBe(true);
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('[["terms","on"]]');
  },
};

/** In a Field, the error shows on submission and describes the box. It hides when the box is checked. */
export const InAField: Story = {
  render: () => (
    <SentForm>
      <Field
        description="You can read them first."
        error={{ message: "Accept the terms.", match: "valueMissing" }}
      >
        <Checkbox name="terms" label="I accept the terms" required />
      </Field>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "I accept the terms" });
    await expect(box).toHaveAccessibleDescription("You can read them first.");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(box).toBeInvalid();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription("Accept the terms.");
    await userEvent.keyboard(" ");
    await expect(box).toBeValid();
    await expect(box).toHaveAccessibleDescription("You can read them first.");
  },
};
