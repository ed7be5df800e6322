import type { Meta } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { userEvent } from "storybook/test";
import { conformance, contract, withoutElement } from "#kit";
import { Combobox } from ".";
import { closed, fruit, list, option, press } from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox",
} satisfies Meta;
export default meta;

const ada = { value: "u1", label: "Ada" };
const zoe = { value: "u2", label: "Zoë" };
const people = [ada, zoe];

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

/** The values of a contract with one selected fruit, and how a person changes them. */
const oneFruit = {
  role: "combobox",
  of: Combobox,
  first: { value: "Fig", shows: "Fig", submits: ["Fig"] },
  second: { value: "Lime", shows: "Lime", submits: ["Lime"] },
  change: async (control: HTMLElement) => {
    await userEvent.click(control);
    await userEvent.click(await option("Lime"));
    await closed();
  },
};

export const Contract = contract(withTrigger(<Combobox.TriggerInput />, fruit), {
  ...oneFruit,
  empty: { value: null, shows: "", submits: [""] },
  exceptions,
});

export const ButtonContract = contract(withTrigger(<Combobox.TriggerValue placeholder="Choose" />, fruit), {
  ...oneFruit,
  empty: { value: null, shows: "Choose", submits: [""] },
  exceptions: { ...exceptions, inAField: "A click on its label opens the popup, which has the focus." },
});

const chipTexts = (control: HTMLElement) =>
  [...(control.parentElement?.querySelectorAll("[data-slot=combobox-chip-text]") ?? [])].map(
    ({ textContent }) => textContent,
  );

export const MultipleContract = contract(withTrigger(<Combobox.TriggerMultipleWithInput />, people), {
  role: "combobox",
  of: Combobox,
  box: (input) => input.closest("[data-slot=combobox-trigger-multiple-with-input]"),
  props: { multiple: true },
  first: { value: [ada], shows: ["Ada"], submits: ["u1"] },
  second: { value: people, shows: ["Ada", "Zoë"], submits: ["u1", "u2"] },
  empty: { value: [], shows: [], submits: [] },
  shown: chipTexts,
  change: async (control) => {
    const isEmpty = chipTexts(control).length === 0;
    await userEvent.click(control);
    if (isEmpty) await userEvent.click(await option("Ada"));
    await userEvent.click(await option("Zoë"));
    await press("{Escape}");
    await closed();
  },
  exceptions,
});

/** A Combobox with this trigger. */
const inCombobox = (trigger: ReactNode, props?: { multiple?: boolean; defaultValue?: unknown }) => (
  <Combobox items={fruit} aria-label="Fruit" {...(props as object)}>
    {trigger}
  </Combobox>
);
/** An open Combobox with this content. */
const withContent = (children: ReactNode, items: unknown[] = fruit) => (
  <Combobox items={items} aria-label="Fruit" defaultOpen>
    <Combobox.TriggerInput />
    <Combobox.Content>{children}</Combobox.Content>
  </Combobox>
);
const groups = [{ value: "Fruit", items: fruit }];
const withGroup = (children: ReactNode, props?: object) =>
  withContent(
    <Combobox.List>
      {(group) => (
        <Combobox.Group items={group.items} {...props}>
          {children}
        </Combobox.Group>
      )}
    </Combobox.List>,
    groups,
  );
const several = { multiple: true, defaultValue: ["Fig"] };

const item = (each: unknown) => <Combobox.Item value={each} />;

export const Conforms = conformance({
  Combobox: (props) => (
    <Combobox items={fruit} {...props}>
      <Combobox.TriggerInput aria-label="Fruit" />
    </Combobox>
  ),
  "Combobox.TriggerInput": (props) => inCombobox(<Combobox.TriggerInput {...props} />),
  "Combobox.TriggerValue": (props) => inCombobox(<Combobox.TriggerValue {...props} />),
  "Combobox.TriggerMultipleWithInput": (props) =>
    inCombobox(<Combobox.TriggerMultipleWithInput {...props} />, several),
  "Combobox.Chip": (props) =>
    inCombobox(
      <Combobox.TriggerMultipleWithInput
        renderItem={(each) => <Combobox.Chip {...props}>{each}</Combobox.Chip>}
      />,
      several,
    ),
  "Combobox.Trigger": (props) => inCombobox(<Combobox.Trigger aria-label="Fruit" {...props} />),
  "Combobox.Icon": (props) => inCombobox(<Combobox.Icon {...props} />),
  "Combobox.Value": withoutElement("it is text only", (props) =>
    inCombobox(
      <Combobox.Trigger aria-label="Fruit">
        <Combobox.Value {...props} />
      </Combobox.Trigger>,
      { defaultValue: "Fig" },
    ),
  ),
  "Combobox.Collection": withoutElement("it only draws items", (props) =>
    withGroup(<Combobox.Collection {...props}>{item}</Combobox.Collection>),
  ),
  "Combobox.Content": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content {...props}>
        <Combobox.List>{item}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.Input": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerValue />
      <Combobox.Content>
        <Combobox.Input {...props} />
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.Empty": (props) => withContent(<Combobox.Empty {...props} />),
  "Combobox.List": (props) => withContent(<Combobox.List {...props}>{item}</Combobox.List>),
  "Combobox.Item": (props) =>
    withContent(<Combobox.List>{(each) => <Combobox.Item {...props} value={each} />}</Combobox.List>, [
      "Fig",
    ]),
  "Combobox.Group": (props) => withGroup(undefined, props),
  "Combobox.GroupLabel": (props) => withGroup(<Combobox.GroupLabel {...props}>Fruit</Combobox.GroupLabel>),
});
