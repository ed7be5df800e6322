import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SentForm } from "#kit";
import { Field } from "../field";
import { Switch } from ".";
import { Owner } from "./switch.behaviour.stories";

const meta = {
  component: Switch,
  title: "Behaviour/Switch forms",
  tags: ["!autodocs"],
  args: { label: "Weekly summary", onValueChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Disabled directly or by a fieldset, it can't be clicked or focused, and isn't submitted. */
export const Disabled: Story = {
  render: (args) => (
    <SentForm>
      <Switch {...args} label="Itself" name="itself" defaultChecked disabled />
      <fieldset disabled>
        <Switch {...args} label="By fieldset" name="fieldset" defaultChecked />
      </fieldset>
    </SentForm>
  ),
  play: async ({ canvas, args }) => {
    for (const name of ["Itself", "By fieldset"]) {
      const control = canvas.getByRole("switch", { name });
      await expect(control).toBeDisabled();
      await userEvent.click(canvas.getByText(name));
      await userEvent.click(control);
      await expect(control).toBeChecked();
      await expect(getComputedStyle(control)).toMatchObject({ opacity: "0.5", cursor: "not-allowed" });
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("[]");
  },
};

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

/** A reset restores the default and reports it. A controlled switch whose caller updates it is reset, too. */
export const Reset: Story = {
  render: (args) => (
    <StrictMode>
      <SentForm>
        <Switch {...args} label="Own state" name="own" defaultChecked />
        <Owner label="Owner's state" name="owner" />
        <Switch label="Owner who stays" name="stays" checked />
      </SentForm>
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    const own = canvas.getByRole("switch", { name: "Own state" });
    const owned = canvas.getByRole("switch", { name: "Owner's state" });
    await userEvent.click(own);
    await userEvent.click(owned);
    await expect(own).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(own).toBeChecked());
    await expect(owned).not.toBeChecked();
    await expect(canvas.getByRole("switch", { name: "Owner who stays" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('[["own","on"],["stays","on"]]');
  },
};

/**
 * When required, it prevents submission until it is on. The error shows, and the track is focused and described by it.
 */
export const Required: Story = {
  args: {
    name: "weekly",
    required: true,
    description: "Once a week.",
    error: { message: "Turn it on.", match: "valueMissing" },
  },
  render: (args) => (
    <SentForm>
      <Switch {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch");
    await expect(control).toHaveAttribute("aria-required", "true");
    await expect(control).toHaveAccessibleDescription("Once a week.");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    await expect(control).toHaveFocus();
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription("Turn it on.");
    await expect(canvas.getByText("Turn it on.").closest("[aria-live]")).toHaveAttribute(
      "aria-live",
      "polite",
    );
    await userEvent.keyboard(" ");
    await waitFor(() => expect(control).toBeValid());
    await expect(control).toHaveAccessibleDescription("Once a week.");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('[["weekly","on"]]');
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

/** In a Field, it gets the field's label and messages. The error shows after a submission, until it is on. */
export const InAField: Story = {
  args: { label: undefined },
  render: (args) => (
    <SentForm>
      <Field label="Backups" error={{ message: "Backups are needed.", match: "valueMissing" }}>
        <Switch {...args} name="backups" required />
      </Field>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch", { name: "Backups" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(control).toHaveAccessibleDescription("Backups are needed.");
    await userEvent.click(canvas.getByText("Backups"));
    await waitFor(() => expect(control).toBeValid());
    await expect(control).toBeChecked();
    await expect(control).not.toHaveAccessibleDescription();
  },
};
