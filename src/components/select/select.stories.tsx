import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, forced, OverlayFrame, openAtOnce } from "#kit";
import { Combobox } from "../combobox";
import { Select } from ".";
import * as examples from "./select.examples";
import { fruit, option } from "./select.fixture";

const modes = ["light", "dark", "rtl", "forced-colors", "narrow"] as const;

const meta = {
  component: Select,
  title: "Components/Select",
  args: { items: fruit, label: "Fruit", placeholder: "Choose a fruit" },
  render: (args) => <Select {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const Column = ({ children }: { children: ReactNode }) => (
  <div className="flex w-72 max-w-full flex-col gap-5">{children}</div>
);

export const Playground: Story = {};

/** Each size next to a Combobox, which looks the same while it is closed. */
export const Sizes: Story = everyValue(Select, "size", {
  render: ({ size }) => (
    <div className="flex w-64 flex-col gap-3">
      <Select items={fruit} size={size} aria-label="Chosen" defaultValue="apricot" />
      <Select items={fruit} size={size} aria-label="Empty" placeholder="Choose" />
      <Combobox items={["Apricot"]} size={size} aria-label="Combobox" defaultValue="Apricot">
        <Combobox.TriggerValue />
      </Combobox>
    </div>
  ),
});

const placed = (props: object) => (
  <OverlayFrame className="flex h-60 w-116 items-center justify-center">
    <div className="w-30">
      <Select items={{ fig: "Fig", lime: "Lime" }} aria-label="Fruit" placeholder="Choose" open {...props} />
    </div>
  </OverlayFrame>
);

export const Sides: Story = everyValue(Select, "side", {
  render: ({ side }) => placed({ side }),
  parameters: openAtOnce,
});
export const Aligns: Story = everyValue(Select, "align", {
  render: ({ align }) => placed({ align }),
  parameters: openAtOnce,
});

/** Every state of the control in one column, with equal distances. */
export const States: Story = {
  parameters: { visual: { modes } },
  render: () => (
    <Column>
      <Select items={fruit} label="Empty" placeholder="Choose a fruit" />
      <Select items={fruit} label="Chosen" description="In season." defaultValue="fig" />
      <Select items={fruit} label="Several" multiple defaultValue={["apple", "fig", "kiwi"]} />
      <Select items={fruit} label="Wrong" defaultValue="fig" error="Figs are sold out." />
      <Select items={fruit} label="Disabled" defaultValue="fig" disabled />
      <Select items={fruit} label="Disabled, empty" placeholder="Choose a fruit" disabled />
      <Select items={fruit} label="Loading" required={false} loading />
      <Select items={fruit} label="Loading more" defaultValue="fig" loading />
      <Select items={fruit} label="Nothing shown" />
      <div className={forced.hover}>
        <Select items={fruit} label="Under the pointer" labelTooltip="Any will do." defaultValue="fig" />
      </div>
    </Column>
  ),
};

/** Long words and other scripts. */
export const Content: Story = {
  parameters: { visual: { modes } },
  render: () => {
    const long = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
    const items = { long, ar: "تفاح أخضر", ja: "りんごとみかん", emoji: "👩‍🌾 Farmer's choice" };
    return (
      <Column>
        <Select items={items} label="One" defaultValue="long" />
        <Select items={items} label="Several" multiple defaultValue={["ar", "ja", "emoji", "long"]} />
        <Select items={items} label="Open" defaultValue="long" />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Open" }));
    await option("تفاح أخضر");
  },
};

const opened = (name: keyof typeof examples): Story =>
  exampleStory(
    examples,
    name,
    async ({ canvas }) => {
      await userEvent.click(canvas.getByRole("combobox"));
      await screen.findByRole("listbox");
    },
    modes,
  );

export const Country: Story = exampleStory(
  examples,
  "Country",
  async ({ canvas }) => {
    canvas.getByRole("combobox").focus();
    await userEvent.keyboard("g");
    await option("Germany");
  },
  modes,
);
export const Timber: Story = opened("Timber");
export const DeliveryDays: Story = opened("DeliveryDays");
export const Server: Story = exampleStory(examples, "Server");
export const Owner: Story = opened("Owner");
export const Required: Story = exampleStory(examples, "Required");
export const Density: Story = exampleStory(examples, "Density");
export const InADialog: Story = exampleStory(examples, "InADialog", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Ship" }));
  await userEvent.click(await screen.findByRole("combobox", { name: "Country" }));
  await option("Germany");
});
export const ManyOptions: Story = opened("ManyOptions");

export const NoOptions: Story = {
  render: () => (
    <Column>
      <Select items={[]} label="Fruit" placeholder="Choose a fruit" />
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await screen.findByText("No options");
  },
};
