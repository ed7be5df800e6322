import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { fn, userEvent } from "storybook/test";
import { everyValue, exampleStory, matrix, states } from "#kit";
import { Button } from "../button";
import { Radio, type RadioGroupProps, type RadioItemProps } from ".";
import * as examples from "./radio.examples";

const meta = {
  // Not a component itself, only a namespace for its parts.
  component: Radio as unknown as ComponentType<RadioGroupProps>,
  title: "Components/Radio",
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<ComponentType<RadioGroupProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const plans = (
  <>
    <Radio.Item value="free" label="Free" description="One project." />
    <Radio.Item value="team" label="Team" description="Ten projects." />
    <Radio.Item value="company" label="Company" description="Any number." disabled />
  </>
);

const drawGroup = (props: RadioGroupProps) => (
  <Radio.Group {...props} legend="Plan" defaultValue="team">
    {plans}
  </Radio.Group>
);

/** An item must be in a group. A second one stays unselected. */
const drawItem = (props: RadioItemProps) => (
  <Radio.Group legend="Plan" defaultValue="team">
    <Radio.Item {...props} value="team" label="Team" />
    <Radio.Item {...props} value="free" label="Free" />
  </Radio.Group>
);

export const Playground: Story = {
  args: { legend: "Plan", onValueChange: fn() },
  render: (args) => drawGroup(args),
};
export const Orientations: Story = everyValue(Radio.Group, "orientation", { render: drawGroup }) as Story;
export const Appearances: Story = everyValue(Radio.Group, "appearance", { render: drawGroup }) as Story;
export const AppearanceByOrientation: Story = matrix(Radio.Group, "appearance", "orientation", {
  render: drawGroup,
}) as Story;
export const ControlPositions: Story = everyValue(Radio.Group, "controlPosition", {
  render: drawGroup,
}) as Story;
export const ItemVariants = everyValue(Radio.Item, "variant", {
  render: drawItem,
}) as unknown as Story;
export const ItemAppearances = everyValue(Radio.Item, "appearance", {
  render: drawItem,
}) as unknown as Story;
export const States = states(Radio.Item, "variant", { render: drawItem }) as unknown as Story;
export const CardStates = states(Radio.Item, "variant", {
  render: (props) => drawItem({ ...props, appearance: "card" }),
}) as unknown as Story;

export const Visibility: Story = exampleStory(examples, "Visibility");
export const Plan: Story = exampleStory(examples, "Plan");
export const RequiredChoice: Story = exampleStory(examples, "RequiredChoice");
export const Density: Story = exampleStory(examples, "Density");
export const Settings: Story = exampleStory(examples, "Settings");

/**
 * Submitted without a selection. Without an error, the browser shows its own message, and the circles have a red
 * border.
 */
export const Refused: Story = {
  render: () => (
    <form className="flex flex-col items-start gap-3" onInvalidCapture={(event) => event.preventDefault()}>
      <Radio.Group legend="Plan" name="plan" required>
        <Radio.Item value="free" label="Free" />
        <Radio.Item value="team" label="Team" />
      </Radio.Group>
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "Send" })),
};

/** A group with an error, a disabled group, and a group of cards that differ from each other. */
export const Groups: Story = {
  render: () => (
    <div className="flex w-96 max-w-full flex-col gap-6">
      <Radio.Group legend="In error" error="Choose one." description="You can change it later." required>
        <Radio.Item value="a" label="Read" />
        <Radio.Item value="b" label="Write" />
      </Radio.Group>
      <Radio.Group
        legend="Cards in error"
        error="Choose the one you paid for."
        appearance="card"
        defaultValue="a"
      >
        <Radio.Item value="a" label="Free" description="One project." />
        <Radio.Item value="b" label="Team" description="Ten projects." />
      </Radio.Group>
      <Radio.Group legend="Disabled" disabled defaultValue="a" description="Ask an owner to change it.">
        <Radio.Item value="a" label="Read" />
        <Radio.Item value="b" label="Write" />
      </Radio.Group>
      <Radio.Group legend="Disabled cards" disabled defaultValue="a" appearance="card">
        <Radio.Item value="a" label="Free" description="One project." />
        <Radio.Item value="b" label="Team" description="Ten projects." />
      </Radio.Group>
      <Radio.Group legend="Mixed" appearance="card" defaultValue="b">
        <Radio.Item value="a" label="On a card" description="As the group says." />
        <Radio.Item value="b" label="In a line" description="As it says itself." appearance="default" />
      </Radio.Group>
    </div>
  ),
};

/** Cards have equal widths, however many there are. Long words and other scripts fit. */
export const ManyCards: Story = {
  render: () => (
    <div className="flex max-w-160 flex-col gap-6">
      <Radio.Group legend="Region" appearance="card" orientation="horizontal" defaultValue="3">
        {["Frankfurt", "Dublin", "Ōsaka · 大阪", "الرياض", "São Paulo", "Oregon", "Mumbai"].map(
          (city, index) => (
            <Radio.Item key={city} value={String(index)} label={city} description="From 12 ms" />
          ),
        )}
      </Radio.Group>
      <Radio.Group legend="Content" appearance="card" orientation="horizontal">
        <Radio.Item value="a" label="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" />
        <Radio.Item
          value="b"
          label="Tell everyone who has ever edited this document"
          description="And everyone who can read it, as soon as it changes, at any hour of the day."
        />
      </Radio.Group>
    </div>
  ),
};
