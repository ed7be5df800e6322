import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, matrix } from "#kit";
import { Text } from ".";
import * as examples from "./text.examples";

const meta = {
  component: Text,
  title: "Components/Text",
  args: { children: "A kerf is the cut that a saw leaves" },
  // The grids show headings outside of a page's outline.
  parameters: { a11y: { config: { rules: [{ id: "heading-order", enabled: false }] } } },
  excludeStories: ["headingSizes"],
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headings have a fixed size and weight. */
export const headingSizes = (["heading1", "heading2", "heading3"] as const).flatMap((heading) =>
  (["xs", "sm", "base", "lg"] as const).map((size) => [heading, size] as const),
);

export const Playground: Story = {};
export const Variants: Story = everyValue(Text, "variant");
export const Sizes: Story = everyValue(Text, "size");
export const VariantBySize: Story = matrix(Text, "variant", "size", { exclude: headingSizes });
export const Bold: Story = matrix(Text, "variant", "bold", {
  exclude: [
    ["heading1", true],
    ["heading2", true],
    ["heading3", true],
  ],
});
export const Elements: Story = everyValue(Text, "as");
export const Truncate: Story = everyValue(Text, "truncate", {
  render: (props) => (
    <div className="w-40">
      <Text {...props} />
    </div>
  ),
});

export const PageHead: Story = exampleStory(examples, "PageHead");
export const HeadingLevel: Story = exampleStory(examples, "HeadingLevel");
export const WithinALine: Story = exampleStory(examples, "WithinALine");
export const LongPath: Story = exampleStory(examples, "LongPath");
