import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent } from "storybook/test";
import { contract } from "#kit";
import { Combobox } from ".";
import { closed, fruit, list, option, press } from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox/Forms",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const ada = { value: "u1", label: "Ada" };
const zoe = { value: "u2", label: "Zoë" };
const people = [ada, zoe];

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

/** A fixture for the contract, with the props that each control passes. */
const withTrigger = (trigger: ReactNode, items: unknown[]) => (props: object) => (
  <Combobox items={items as never} {...props}>
    {trigger}
    {list}
  </Combobox>
);
const exceptions = {
  readOnly: "A Combobox has no read-only state.",
  callersAttributes: "They reach the trigger, as Conformance checks.",
};

export const Contract = contract(withTrigger(<Combobox.TriggerInput />, fruit), {
  role: "combobox",
  of: Combobox,
  hasNoForm: true,
  first: { value: "Fig", shows: "Fig", submits: ["Fig"] },
  second: { value: "Lime", shows: "Lime", submits: ["Lime"] },
  empty: { value: null, shows: "", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Lime"));
    await closed();
  },
  exceptions,
});

const chips = (control: HTMLElement) =>
  [...(control.parentElement?.querySelectorAll("[data-slot=combobox-chip-text]") ?? [])].map(
    ({ textContent }) => textContent,
  );

export const MultipleContract = contract(withTrigger(<Combobox.TriggerMultipleWithInput />, people), {
  role: "combobox",
  of: Combobox,
  hasNoForm: true,
  props: { multiple: true },
  first: { value: [ada], shows: ["Ada"], submits: ["u1"] },
  second: { value: people, shows: ["Ada", "Zoë"], submits: ["u1", "u2"] },
  empty: { value: [], shows: [], submits: [] },
  shown: chips,
  change: async (control) => {
    const isEmpty = chips(control).length === 0;
    await userEvent.click(control);
    if (isEmpty) await userEvent.click(await option("Ada"));
    await userEvent.click(await option("Zoë"));
    await press("{Escape}");
    await closed();
  },
  exceptions,
});
