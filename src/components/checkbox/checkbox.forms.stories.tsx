import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SentForm } from "#kit";
import { Checkbox } from ".";

const meta = {
  component: Checkbox,
  title: "Behaviour/Checkbox forms",
  tags: ["!autodocs"],
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

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
