import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, forced, OverlayFrame, openAtOnce } from "#kit";
import { Autocomplete, type AutocompleteInputGroupProps } from ".";
import * as examples from "./autocomplete.examples";
import { list } from "./autocomplete.fixture";

const fruit = ["Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape", "Kiwi", "Lime"];
const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };

const meta = {
  component: Autocomplete,
  title: "Components/Autocomplete",
  args: { items: fruit, label: "Fruit" },
  render: (args) => (
    <Autocomplete items={fruit} {...args}>
      <Autocomplete.InputGroup placeholder="Any fruit" />
      {list}
    </Autocomplete>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Playground: Story = {};

export const Sizes: Story = everyValue(Autocomplete.InputGroup, "size", {
  render: (props) => (
    <div className="w-64">
      <Autocomplete items={fruit} aria-label="Fruit" defaultValue="Apricot">
        <Autocomplete.InputGroup {...props} />
      </Autocomplete>
    </div>
  ),
});

/** One of several open popups. Each hides the rest of the page from assistive technology. */
const placed = (props: object) => (
  <OverlayFrame className="flex h-60 w-116 items-center justify-center">
    <Autocomplete items={["Fig", "Lime"]} aria-label="Fruit" open>
      <div className="w-30">
        <Autocomplete.InputGroup />
      </div>
      <Autocomplete.Content {...props}>
        <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  </OverlayFrame>
);

export const ContentSides: Story = everyValue(Autocomplete.Content, "side", {
  render: placed,
  parameters: openAtOnce,
});
export const ContentAligns: Story = everyValue(Autocomplete.Content, "align", {
  render: placed,
  parameters: openAtOnce,
});

const Column = ({ children }: { children: ReactNode }) => (
  <div className="flex w-72 max-w-full flex-col gap-5">{children}</div>
);

/** An Autocomplete without suggestions. */
const closed = (label: string, props: object, inputProps?: AutocompleteInputGroupProps) => (
  <Autocomplete items={fruit} label={label} {...props}>
    <Autocomplete.InputGroup {...inputProps} />
  </Autocomplete>
);

/** Every state of the control, in a column. */
export const States: Story = {
  render: () => (
    <Column>
      {closed("Empty", { labelTooltip: "Any will do." }, { placeholder: "Any fruit" })}
      {closed("Filled in", { description: "In season.", defaultValue: "Fig" })}
      {closed("Wrong", { defaultValue: "Figg", error: "There is no such fruit." })}
      {closed("Disabled", { required: false, defaultValue: "Fig", disabled: true })}
      {closed("To read only", { defaultValue: "Fig" }, { readOnly: true })}
      <div className={forced.hover}>
        {closed("Under the pointer", { labelTooltip: "Any will do.", defaultValue: "Fig" })}
      </div>
    </Column>
  ),
};

const type = (text: string) =>
  async function play({ canvas }: Pick<StoryContext, "canvas">) {
    await userEvent.type(canvas.getByRole("combobox"), text);
    await screen.findAllByRole("option");
  };

/** An Autocomplete for a fruit, with the given popup. */
const asking = (content: ReactNode) => (
  <Column>
    <Autocomplete items={fruit} label="Fruit">
      <Autocomplete.InputGroup />
      {content}
    </Autocomplete>
  </Column>
);

/** One item is highlighted, and another is disabled. */
export const Items: Story = {
  parameters: { visual },
  render: () =>
    asking(
      <Autocomplete.Content>
        <Autocomplete.List>
          {(item) => <Autocomplete.Item value={item} disabled={item === "Banana"} />}
        </Autocomplete.List>
      </Autocomplete.Content>,
    ),
  play: async (context) => {
    await type("a")(context);
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const NothingFound: Story = {
  parameters: { visual },
  render: () => asking(list),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "x");
    await screen.findByText("No results");
  },
};

const example = (name: keyof typeof examples): Story => {
  const story = exampleStory(examples, name);
  return { ...story, parameters: { ...story.parameters, visual } };
};

export const City: Story = { ...example("City"), play: type("m") };
export const Branch: Story = { ...example("Branch"), play: type("a") };
export const StartsWith: Story = exampleStory(examples, "StartsWith", type("b"));
export const Command: Story = exampleStory(examples, "Command", type("e"));
