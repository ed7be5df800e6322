import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { everyValue, exampleStory, InStates } from "#kit";
import { Accordion } from ".";
import * as examples from "./accordion.examples";

const meta = {
  component: Accordion,
  title: "Components/Accordion",
  args: {
    defaultValue: ["members"],
    children: (
      <>
        <Accordion.Item value="members">
          <Accordion.Trigger>Members</Accordion.Trigger>
          <Accordion.Panel>Five people can deploy. Two of them can change billing.</Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="billing">
          <Accordion.Trigger>Billing</Accordion.Trigger>
          <Accordion.Panel>The next invoice is due on March 1.</Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="audit" disabled>
          <Accordion.Trigger>Audit log</Accordion.Trigger>
          <Accordion.Panel>Not part of your plan.</Accordion.Panel>
        </Accordion.Item>
      </>
    ),
  },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = everyValue(Accordion, "variant");

/** Default, hovered, focused and pressed, in each variant. */
export const States: Story = {
  render: () => (
    <div className="flex max-w-120 flex-col gap-2">
      {(["plain", "outline"] as const).map((variant) => (
        <InStates key={variant}>
          {() => (
            <Accordion variant={variant}>
              <Accordion.Item value="billing">
                <Accordion.Trigger>Billing</Accordion.Trigger>
              </Accordion.Item>
            </Accordion>
          )}
        </InStates>
      ))}
    </div>
  ),
};

export const Questions: Story = exampleStory(examples, "Questions");
export const FormSections: Story = exampleStory(examples, "FormSections");

export const ExpandAll: Story = exampleStory(examples, "ExpandAll", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Expand all" }));
  await canvas.findByRole("button", { name: "Collapse all" });
  await expect(canvas.getAllByRole("group")).toHaveLength(2);
});
