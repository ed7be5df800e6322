import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, OverlayFrame, settled } from "#kit";
import { Text } from "../text";
import { HoverCard } from ".";
import * as examples from "./hover-card.examples";

const meta = {
  component: HoverCard,
  title: "Components/HoverCard",
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultOpen: true },
  decorators: (Story) => (
    <div data-frame className="flex h-48 items-start justify-center">
      <Story />
    </div>
  ),
  render: (args) => (
    <HoverCard {...args}>
      <HoverCard.Trigger href="#invoice-2041">Invoice 2041</HoverCard.Trigger>
      <HoverCard.Content>
        <Text>€1,240.00</Text>
        <Text variant="secondary">Due on 30 November</Text>
      </HoverCard.Content>
    </HoverCard>
  ),
  play: async () => void (await settled(await screen.findByText("€1,240.00"))),
};

const framed = (content: ComponentProps<typeof HoverCard.Content>) => (
  <OverlayFrame className="flex h-66 w-200 items-center justify-center">
    <HoverCard open>
      <HoverCard.Trigger href="#invoice-2041">Invoice 2041</HoverCard.Trigger>
      <HoverCard.Content {...content} className="w-48">
        <Text>€1,240.00</Text>
      </HoverCard.Content>
    </HoverCard>
  </OverlayFrame>
);

export const Sides: Story = everyValue(HoverCard.Content, "side", {
  render: ({ side }) => framed({ side }),
}) as Story;
export const Aligns: Story = everyValue(HoverCard.Content, "align", {
  render: ({ align }) => framed({ align }),
}) as Story;

export const PersonPreview: Story = exampleStory(examples, "PersonPreview", async ({ canvas }) => {
  await userEvent.hover(canvas.getByRole("link", { name: "Ada Marsh" }));
  await settled(await screen.findByText(/Designer in Leeds/));
});
