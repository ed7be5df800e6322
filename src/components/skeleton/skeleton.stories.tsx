import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, matrix } from "#kit";
import { Skeleton } from ".";
import * as examples from "./skeleton.examples";

const meta = {
  component: Skeleton,
  title: "Components/Skeleton",
  args: { width: 160 },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors"] } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { lines: 3, width: 280 } };
export const Shapes: Story = everyValue(Skeleton, "shape");
export const Sizes: Story = everyValue(Skeleton, "size");
export const ShapeBySize: Story = matrix(Skeleton, "shape", "size");

/** A width and a height in px, for an image of 160 × 90. */
export const CustomSize: Story = { args: { shape: "block", height: 90 } };

export const LoadingCard: Story = exampleStory(examples, "LoadingCard");
export const ThenContent: Story = exampleStory(examples, "ThenContent");
