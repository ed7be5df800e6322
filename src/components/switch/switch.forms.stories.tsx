import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SentForm } from "#kit";
import { Switch } from ".";

const meta = {
  component: Switch,
  title: "Behaviour/Switch forms",
  tags: ["!autodocs"],
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * While it is on, the form submits its name and value, or "on" without a value. Enter submits the form, as in any
 * input.
 */
export const InAForm: Story = {
  render: () => (
    <>
      <SentForm id="sent-form">
        <Switch name="terms" label="Terms" defaultChecked />
        <Switch name="plan" value="yearly" label="Yearly" />
        <Switch name="off" label="Off" />
        <Switch label="Unnamed" defaultChecked />
      </SentForm>
      <Switch form="sent-form" name="outside" label="Outside" defaultChecked />
    </>
  ),
  play: async ({ canvas }) => {
    const yearly = canvas.getByRole("switch", { name: "Yearly" });
    await userEvent.click(yearly);
    await userEvent.keyboard("{Enter}");
    await expect(yearly).toBeChecked();
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        '[["terms","on"],["plan","yearly"],["outside","on"]]',
      ),
    );
  },
};

/** Without an error, the browser shows its own message at the track, which is focused. */
export const BrowsersOwnMessage: Story = {
  parameters: { visual: { skip: "the browser draws its message over the page, at a time that varies" } },
  args: { name: "weekly", required: true },
  render: (args) => (
    <SentForm>
      <Switch {...args} />
    </SentForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const control = canvas.getByRole("switch");
    await waitFor(() => expect(control).toHaveFocus());
    const behind = canvasElement.querySelector("input");
    const places = [behind, control].map((element) => element?.getBoundingClientRect().toJSON());
    await expect(places[0]).toEqual(places[1]);
  },
};
