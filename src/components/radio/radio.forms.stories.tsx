import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { SentForm } from "#kit";
import { Field } from "../field";
import { Radio, type RadioGroupProps } from ".";

const meta = {
  component: Radio.Group,
  title: "Behaviour/Radio forms",
  tags: ["!autodocs"],
  args: {
    legend: "Plan",
    name: "plan",
    onValueChange: fn(),
    children: (
      <>
        <Radio.Item value="free" label="Free" />
        <Radio.Item value="team" label="Team" />
      </>
    ),
  },
} satisfies Meta<typeof Radio.Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form submits the selected value under the group's name, and nothing without a selection. */
export const InAForm: Story = {
  render: (args) => (
    <SentForm>
      <Radio.Group {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(send);
    await expect(canvas.getByRole("status")).toHaveTextContent("[]");
    await userEvent.click(canvas.getByRole("radio", { name: "Team" }));
    await userEvent.click(send);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["plan","team"]]');
  },
};

/** Without a name, it is still one group, and isn't submitted. */
export const Unnamed: Story = {
  args: { name: undefined, defaultValue: "free" },
  render: (args) => (
    <SentForm>
      <Radio.Group {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Team" }));
    await expect(canvas.getByRole("radio", { name: "Free" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("[]");
  },
};

/**
 * A reset restores the default, or no selection, and reports it. A controlled group whose caller updates it is reset,
 * too.
 */
export const Reset: Story = {
  render: ({ onValueChange, ...args }) => (
    <StrictMode>
      <SentForm>
        <Radio.Group
          {...args}
          legend="Own state"
          name="own"
          defaultValue="free"
          onValueChange={onValueChange}
        />
        <Radio.Group {...args} legend="None at first" name="none" onValueChange={onValueChange} />
        <Owner {...args} legend="Owner's state" name="owned" />
        <Radio.Group {...args} legend="Owner who stays" name="stays" value="team" />
      </SentForm>
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    const chosen = () =>
      canvas
        .getAllByRole<HTMLInputElement>("radio")
        .flatMap(({ checked, name, value }) => (checked ? [`${name} ${value}`] : []));
    const before = chosen();
    await expect(before).toEqual(["own free", "owned free", "stays team"]);
    for (const radio of canvas.getAllByRole("radio", { name: "Team" })) await userEvent.click(radio);
    await expect(chosen()).toEqual(["own team", "none team", "owned team", "stays team"]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(chosen()).toEqual(before);
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await expect(args.onValueChange).toHaveBeenCalledWith("free");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '[["own","free"],["owned","free"],["stays","team"]]',
    );
  },
};

/**
 * When required, it prevents submission until an item is selected. It shows the matching error and focuses the first
 * item.
 */
export const Required: Story = {
  args: { required: true, error: { message: "Choose a plan.", match: "valueMissing" } },
  render: (args) => (
    <SentForm>
      <Radio.Group {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Plan" });
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(group).toBeRequired();
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.click(send);
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(group).toHaveAccessibleDescription("Choose a plan.");
    await expect(group).toBeInvalid();
    await expect(canvas.getByRole("radio", { name: "Free" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: "Team" }));
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.click(send);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["plan","team"]]');
  },
};

/** Disabled directly or by a fieldset, it ignores keys and clicks, and isn't submitted. */
export const Disabled: Story = {
  args: { defaultValue: "free" },
  render: (args) => (
    <SentForm>
      <Radio.Group {...args} disabled />
      <fieldset disabled>
        <Radio.Group {...args} legend="In the fieldset" name="inside" required />
      </fieldset>
    </SentForm>
  ),
  play: async ({ canvas, args }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).toBeDisabled();
    for (const label of canvas.getAllByText("Team")) await userEvent.click(label);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("[]");
  },
};

/** In a Field, the field's label names the group and its error describes it. The items have their own ids. */
export const InAField: Story = {
  args: { legend: undefined, required: true },
  render: (args) => (
    <SentForm>
      <Field label="Your plan" error={{ message: "Choose one.", match: "valueMissing" }}>
        <Radio.Group {...args} />
      </Field>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Your plan" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(group).toHaveAccessibleDescription("Choose one.");
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole("radio", { name: "Free" }));
    await expect(group).not.toHaveAccessibleDescription();
  },
};

/** Controls a group and updates its value. */
function Owner(props: RadioGroupProps) {
  const [value, setValue] = useState("free");
  return <Radio.Group {...props} value={value} onValueChange={setValue} />;
}
