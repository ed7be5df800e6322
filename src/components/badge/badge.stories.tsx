import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, matrix } from "#kit";
import { Badge } from ".";
import * as examples from "./badge.examples";

const meta = {
  component: Badge,
  title: "Components/Badge",
  args: { children: "Queued" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `destructive` logs its deprecation warning in the grids. */
const deprecated = { console: { expect: [/"destructive" is deprecated/] } };

export const Playground: Story = {};
export const Variants: Story = { ...everyValue(Badge, "variant"), parameters: deprecated };
export const Appearances: Story = {
  ...everyValue(Badge, "appearance"),
  args: { variant: "success", children: "Live" },
};
export const VariantByAppearance: Story = {
  ...matrix(Badge, "variant", "appearance"),
  parameters: deprecated,
};

export const DeploymentStatus: Story = exampleStory(examples, "DeploymentStatus");
export const StatusList: Story = exampleStory(examples, "StatusList");
export const BetaFeature: Story = exampleStory(examples, "BetaFeature");
