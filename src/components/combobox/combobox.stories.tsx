import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { everyValue, exampleStory, forced, OverlayFrame, openAtOnce } from "#kit";
import { Combobox } from ".";
import * as examples from "./combobox.examples";
import { fruit, list, option } from "./combobox.fixture";

/** Waits until the filter has removed an item. The items that match were in the list before. */
const omits = (name: string) =>
  waitFor(() => expect(screen.queryByRole("option", { name })).not.toBeInTheDocument());

const modes = ["light", "dark", "rtl", "forced-colors", "narrow"] as const;

const meta = {
  component: Combobox,
  title: "Components/Combobox",
  args: { items: fruit, label: "Fruit" },
  render: (args) => (
    <Combobox items={fruit} {...args}>
      <Combobox.TriggerInput placeholder="Search fruit" />
      {list}
    </Combobox>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const Column = ({ children }: { children: ReactNode }) => (
  <div className="flex w-72 max-w-full flex-col gap-5">{children}</div>
);

export const Playground: Story = {};

export const Sizes: Story = everyValue(Combobox, "size", {
  render: ({ size }) => (
    <div className="flex w-64 flex-col gap-3">
      <Combobox items={fruit} size={size} aria-label="One" defaultValue="Apricot">
        <Combobox.TriggerInput />
      </Combobox>
      <Combobox items={fruit} size={size} aria-label="Shown" defaultValue="Apricot">
        <Combobox.TriggerValue />
      </Combobox>
      <Combobox items={fruit} size={size} multiple aria-label="Several" defaultValue={["Fig", "Lime"]}>
        <Combobox.TriggerMultipleWithInput />
      </Combobox>
    </div>
  ),
});

const several = (props: object, partProps?: object) => (
  <div className="w-64">
    <Combobox items={fruit} multiple aria-label="Fruit" defaultValue={["Apple", "Fig", "Lime"]} {...props}>
      <Combobox.TriggerMultipleWithInput {...partProps} />
    </Combobox>
  </div>
);

export const InputSides: Story = everyValue(Combobox, "inputSide", {
  render: ({ inputSide }) => several({ inputSide }),
});

export const InputSidesOfThePart: Story = everyValue(Combobox.TriggerMultipleWithInput, "inputSide", {
  render: (props) => several({}, props),
});

const placed = (props: object) => (
  <OverlayFrame className="flex h-60 w-116 items-center justify-center">
    <Combobox items={["Fig", "Lime"]} aria-label="Fruit" open>
      <div className="w-30">
        <Combobox.TriggerInput placeholder="Choose" />
      </div>
      <Combobox.Content {...props}>
        <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  </OverlayFrame>
);

export const ContentSides: Story = everyValue(Combobox.Content, "side", {
  render: placed,
  parameters: openAtOnce,
});
export const ContentAligns: Story = everyValue(Combobox.Content, "align", {
  render: placed,
  parameters: openAtOnce,
});

/** A Combobox with one of its triggers, and without a list. */
const closed = (label: string, props?: object, trigger = <Combobox.TriggerInput />) => (
  <Combobox items={fruit} label={label} {...props}>
    {trigger}
  </Combobox>
);
const button = <Combobox.TriggerValue />;
const chips = <Combobox.TriggerMultipleWithInput />;

/** Every state of the control, in a column with even spacing. */
export const States: Story = {
  render: () => (
    <Column>
      {closed("Empty", {}, <Combobox.TriggerInput placeholder="Search fruit" />)}
      {closed("Chosen", { description: "In season.", defaultValue: "Fig" })}
      {closed("Wrong", { defaultValue: "Fig", error: "Figs are sold out." })}
      {closed("Disabled", { defaultValue: "Fig", disabled: true })}
      {closed("As a button", { required: false }, <Combobox.TriggerValue placeholder="Choose a fruit" />)}
      {closed("As a button, wrong", { defaultValue: "Fig", error: "Figs are sold out." }, button)}
      {closed("As a button, disabled", { defaultValue: "Fig", disabled: true }, button)}
      {closed("Several", { multiple: true, defaultValue: fruit.slice(0, 5) }, chips)}
      {closed(
        "Several, wrong",
        { multiple: true, error: "Choose two at least." },
        <Combobox.TriggerMultipleWithInput placeholder="Add fruit" />,
      )}
      {closed("Several, disabled", { multiple: true, defaultValue: ["Fig", "Kiwi"], disabled: true }, chips)}
      <div className={`${forced.hover} flex flex-col gap-5`}>
        {closed("Under the pointer", { labelTooltip: "Any will do.", defaultValue: "Fig" })}
        {closed("As a button, under the pointer", { defaultValue: "Fig" }, button)}
        {closed("Several, under the pointer", { multiple: true, defaultValue: ["Fig", "Kiwi"] }, chips)}
      </div>
    </Column>
  ),
};

/** Long words and other scripts. */
export const Content: Story = {
  render: () => {
    const items = [
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
      "تفاح أخضر",
      "りんごとみかん",
      "👩‍🌾 Farmer's choice",
    ];
    return (
      <Column>
        {closed("One", { items, defaultValue: items[0] })}
        {closed("Shown", { items, defaultValue: items[0] }, button)}
        {closed("Several", { items, multiple: true, defaultValue: items }, chips)}
      </Column>
    );
  },
};

export const Timber: Story = exampleStory(
  examples,
  "Timber",
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "ch");
    await option("Beech");
    await omits("Oak");
  },
  modes,
);

export const Reviewers: Story = exampleStory(
  examples,
  "Reviewers",
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(await option("Tomás Řezníček"));
  },
  modes,
);

export const Region: Story = exampleStory(
  examples,
  "Region",
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await option("Frankfurt");
  },
  modes,
);

export const Required: Story = exampleStory(examples, "Required");
export const SavedServer: Story = exampleStory(examples, "SavedServer");
export const CompactTrigger: Story = exampleStory(examples, "CompactTrigger");
export const ChipsOfYourOwn: Story = exampleStory(examples, "ChipsOfYourOwn");

export const ManyItems: Story = exampleStory(examples, "ManyItems", async ({ canvas }) => {
  await userEvent.type(canvas.getByRole("combobox"), "9");
  await option("Part 00009");
  await omits("Part 00001");
});
