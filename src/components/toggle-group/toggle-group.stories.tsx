import type { Meta, StoryObj } from "@storybook/react-vite";
import { BoldIcon, ItalicIcon, UnderlineIcon } from "lucide-react";
import { everyValue, exampleStory, InStates } from "#kit";
import { Button } from "../button";
import { ToggleGroup } from ".";
import * as examples from "./toggle-group.examples";

const meta = {
  component: ToggleGroup,
  title: "Components/ToggleGroup",
  args: {
    "aria-label": "Text style",
    defaultValue: ["bold"],
    children: [
      <ToggleGroup.Item key="bold" value="bold" icon={BoldIcon} aria-label="Bold" />,
      <ToggleGroup.Item key="italic" value="italic" icon={ItalicIcon}>
        Italic
      </ToggleGroup.Item>,
      <ToggleGroup.Item key="underline" value="underline">
        Underline
      </ToggleGroup.Item>,
    ],
  },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };

export const Playground: Story = {};
export const Sizes: Story = everyValue(ToggleGroup, "size");
export const Orientations: Story = everyValue(ToggleGroup, "orientation");

/** Several pressed, none, disabled, hovered, active and focused, beside a button. */
export const States: Story = {
  parameters: { visual },
  render: (args) => (
    <div className="flex flex-col items-start gap-4 [&>*]:max-w-full">
      <div className="flex flex-wrap gap-2">
        <ToggleGroup {...args} multiple defaultValue={["bold", "italic"]} />
        <Button icon={UnderlineIcon}>Beside</Button>
      </div>
      <ToggleGroup {...args} defaultValue={[]} />
      <ToggleGroup {...args} disabled />
      <ToggleGroup aria-label="Parts" defaultValue={["on"]}>
        <ToggleGroup.Item value="on" disabled>
          Pressed, disabled
        </ToggleGroup.Item>
        <ToggleGroup.Item value="off" disabled>
          Disabled
        </ToggleGroup.Item>
      </ToggleGroup>
      <InStates states={["hover", "active", "focus-visible"]}>
        {(state) => <ToggleGroup {...args} aria-label={state} />}
      </InStates>
    </div>
  ),
};

export const TextStyle: Story = exampleStory(examples, "TextStyle");
export const Alignment: Story = exampleStory(examples, "Alignment");
export const Filters: Story = exampleStory(examples, "Filters");
