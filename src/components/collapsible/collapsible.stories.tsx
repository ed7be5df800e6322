import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, userEvent } from "storybook/test";
import { exampleStory, InStates } from "#kit";
import { Collapsible, type CollapsibleRootProps } from ".";
import * as examples from "./collapsible.examples";

const meta = {
  // Collapsible isn't a component, only a namespace for its parts.
  component: Collapsible as unknown as ComponentType<CollapsibleRootProps>,
  title: "Components/Collapsible",
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<ComponentType<CollapsibleRootProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => (
    <Collapsible.Root defaultOpen>
      <Collapsible.DefaultTrigger>What is a kerf?</Collapsible.DefaultTrigger>
      <Collapsible.DefaultPanel>
        The cut that a saw leaves. Its width is lost from the board, and makes the joint fit.
      </Collapsible.DefaultPanel>
    </Collapsible.Root>
  ),
};

/** Open, closed and disabled. The parts below are unstyled. */
export const Parts: Story = {
  render: () => (
    <div className="flex max-w-120 flex-col gap-2">
      <Collapsible.Root defaultOpen>
        <Collapsible.DefaultTrigger>Open</Collapsible.DefaultTrigger>
        <Collapsible.DefaultPanel>The panel's content.</Collapsible.DefaultPanel>
      </Collapsible.Root>
      <Collapsible.Root>
        <Collapsible.DefaultTrigger>Closed</Collapsible.DefaultTrigger>
        <Collapsible.DefaultPanel keepMounted>The panel's content.</Collapsible.DefaultPanel>
      </Collapsible.Root>
      <Collapsible.Root disabled defaultOpen>
        <Collapsible.DefaultTrigger>Disabled</Collapsible.DefaultTrigger>
        <Collapsible.DefaultPanel>The panel's content.</Collapsible.DefaultPanel>
      </Collapsible.Root>
      <Collapsible.Root defaultOpen>
        <Collapsible.Trigger>Bare</Collapsible.Trigger>
        <Collapsible.Panel>The panel's content.</Collapsible.Panel>
      </Collapsible.Root>
    </div>
  ),
};

/** Default, hovered, focused and pressed. */
export const States: Story = {
  render: () => (
    <div className="flex max-w-120 flex-col gap-2">
      <InStates>
        {() => (
          <Collapsible.Root>
            <Collapsible.DefaultTrigger>What is a kerf?</Collapsible.DefaultTrigger>
          </Collapsible.Root>
        )}
      </InStates>
    </div>
  ),
};

export const Questions: Story = exampleStory(examples, "Questions");

export const AdvancedSettings: Story = exampleStory(examples, "AdvancedSettings", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Advanced settings" }));
  await expect(await canvas.findByRole("textbox", { name: "Build command" })).toBeVisible();
});

export const ShowMore: Story = exampleStory(examples, "ShowMore", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "More" }));
  await canvas.findByRole("button", { name: "Less", expanded: true });
});
