import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlusIcon } from "lucide-react";
import { everyValue, exampleStory, matrix, states } from "#kit";
import { Button, type ButtonProps } from ".";
import * as examples from "./button.examples";

const meta = {
  component: Button,
  title: "Components/Button",
  args: { children: "Save changes" },
  excludeStories: ["iconWhereNarrow"],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `square` and `circle` buttons get an icon and an accessible name. */
export const iconWhereNarrow = ({ shape = "base" }: Partial<ButtonProps>): Partial<ButtonProps> =>
  shape === "base" ? {} : { icon: PlusIcon, children: undefined, "aria-label": "Add" };

export const Playground: Story = {};
export const Variants: Story = everyValue(Button, "variant");
export const Sizes: Story = everyValue(Button, "size");
export const Shapes: Story = everyValue(Button, "shape", { props: iconWhereNarrow });
export const States: Story = states(Button, "variant");
export const VariantBySize: Story = matrix(Button, "variant", "size");
export const Types: Story = everyValue(Button, "type");
export const ShapeBySize: Story = matrix(Button, "shape", "size", { props: iconWhereNarrow });

export const SaveAndCancel: Story = exampleStory(examples, "SaveAndCancel");
export const WithIcon: Story = exampleStory(examples, "WithIcon");
export const IconOnly: Story = exampleStory(examples, "IconOnly");
export const WhileSaving: Story = exampleStory(examples, "WhileSaving");
