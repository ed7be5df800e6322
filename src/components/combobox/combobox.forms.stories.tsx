import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent, ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Combobox } from ".";
import { closed, fruit, list, option, press } from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox/Forms",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const sent = fn();

function Form({ children }: { children: ReactNode }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent([...new FormData(event.currentTarget)]);
  };
  return (
    <form aria-label="Order" onSubmit={send}>
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  );
}

const ada = { value: "u1", label: "Ada" };
const zoe = { value: "u2", label: "Zoë" };
const people = [ada, zoe];

/**
 * The form submits an entry for each selected item, for objects their `value`. A reset restores the initial selection.
 */
export const SendAndReset: Story = {
  render: () => (
    <Form>
      <Combobox items={fruit} label="Fruit" name="fruit" defaultValue="Fig">
        <Combobox.TriggerInput />
        {list}
      </Combobox>
      <Combobox items={people} label="Owner" name="owner" defaultValue={ada}>
        <Combobox.TriggerValue />
        {list}
      </Combobox>
      <Combobox items={people} multiple label="Guests" name="guest" defaultValue={[zoe]}>
        <Combobox.TriggerMultipleWithInput />
        {list}
      </Combobox>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const fruits = canvas.getByRole("combobox", { name: "Fruit" });
    const send = canvas.getByRole("button", { name: "Send" });
    const first = [
      ["fruit", "Fig"],
      ["owner", "u1"],
      ["guest", "u2"],
    ];
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith(first);

    await userEvent.click(fruits);
    await userEvent.click(await option("Lime"));
    await closed();
    await userEvent.click(canvas.getByRole("combobox", { name: "Guests" }));
    await userEvent.click(await option("Ada"));
    await press("{Escape}");
    await closed();
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith([
      ["fruit", "Lime"],
      ["owner", "u1"],
      ["guest", "u2"],
      ["guest", "u1"],
    ]);

    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(fruits).toHaveValue("Fig"));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove Ada" })).toBeNull());
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith(first);
  },
};

/** An empty control prevents submission and shows its error. After a selection, the error disappears. */
export const Required: Story = {
  render: () => (
    <Form>
      <Combobox
        items={fruit}
        label="Fruit"
        required
        error={{ message: "Choose a fruit.", match: "valueMissing" }}
      >
        <Combobox.TriggerInput />
        {list}
      </Combobox>
      <Combobox
        items={people}
        multiple
        label="Guests"
        name="guest"
        required
        error={{ message: "Name a guest.", match: "valueMissing" }}
      >
        <Combobox.TriggerMultipleWithInput />
        {list}
      </Combobox>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const fruits = canvas.getByRole("combobox", { name: "Fruit" });
    const guests = canvas.getByRole("combobox", { name: "Guests" });
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(fruits).toBeRequired();
    await userEvent.click(send);
    await waitFor(() => expect(fruits).toHaveFocus());
    await expect(fruits).toHaveAccessibleDescription("Choose a fruit.");
    await expect(guests).toBeInvalid();
    await userEvent.keyboard("fig{Enter}");
    await waitFor(() => expect(canvas.queryByText("Choose a fruit.")).toBeNull());
    await expect(fruits).not.toHaveAttribute("aria-invalid");

    await userEvent.click(send);
    await waitFor(() => expect(guests).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("ada{Enter}");
    await waitFor(() => expect(canvas.queryByText("Name a guest.")).toBeNull());
    await press("{Escape}");
    await closed();
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith([["guest", "u1"]]);
  },
};

/** Disabled by itself or by a fieldset, it doesn't open, can't be focused, and isn't submitted. */
export const Disabled: Story = {
  render: () => (
    <Form>
      <Combobox items={fruit} label="By itself" name="own" defaultValue="Fig" disabled>
        <Combobox.TriggerInput />
        {list}
      </Combobox>
      <fieldset disabled>
        <Combobox items={fruit} label="One" name="one" defaultValue="Fig">
          <Combobox.TriggerInput />
          {list}
        </Combobox>
        <Combobox items={fruit} label="Shown" name="shown" defaultValue="Fig">
          <Combobox.TriggerValue />
          {list}
        </Combobox>
        <Combobox items={fruit} label="Several" name="several" multiple defaultValue={["Fig"]}>
          <Combobox.TriggerMultipleWithInput data-testid="box" />
          {list}
        </Combobox>
      </fieldset>
    </Form>
  ),
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole("combobox")) await expect(control).toBeDisabled();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>("form"))]).toEqual([]);
    await userEvent.click(canvas.getByTestId("box"));
    await userEvent.click(canvas.getByText("Fig", { selector: "[data-slot=combobox-chip-text]" }));
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
  },
};

/** The content beside the label, and the accessible name of a control without a label. */
export const Texts: Story = {
  render: () => (
    <>
      <Combobox
        items={fruit}
        label="Fruit"
        labelTooltip="Fruit in season."
        description="One a day."
        required={false}
      >
        <Combobox.TriggerInput />
      </Combobox>
      <Combobox items={fruit} aria-label="Bare" error="No.">
        <Combobox.TriggerInput />
      </Combobox>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: /Fruit/ });
    await expect(input).toHaveAccessibleDescription("One a day.");
    await expect(canvas.getByText("(optional)")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /More information/ })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Bare" })).toBeInvalid();
  },
};
