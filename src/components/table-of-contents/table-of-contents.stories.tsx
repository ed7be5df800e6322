import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory } from "#kit";
import { TableOfContents } from ".";
import * as examples from "./table-of-contents.examples";

const items = [
  { id: "install", label: "Install" },
  { id: "requirements", label: "Requirements", level: 3 },
  { id: "with-npm", label: "With npm", level: 3 },
  { id: "lockfile", label: "The lockfile", level: 4 },
  { id: "configure", label: "Configure" },
  { id: "upgrade", label: "Upgrade from an earlier version without changing the address of your pages" },
];

const meta = {
  component: TableOfContents,
  title: "Components/TableOfContents",
  args: { items },
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Decorator = (Story) => (
  <div className="max-w-64">
    <Story />
  </div>
);
const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };

export const Playground: Story = { parameters: { visual }, decorators: [narrow] };
export const Sticky: Story = everyValue(TableOfContents, "sticky", {
  render: (props) => (
    <TableOfContents {...props} items={items} labels={{ label: props.sticky ? "Sticky" : "Not sticky" }} />
  ),
});

/** The current section is below others, and another link has the focus. */
export const CurrentAndFocused: Story = {
  decorators: [narrow],
  parameters: { visual },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "With npm" }));
    await userEvent.tab();
  },
};

export const Guide: Story = exampleStory(examples, "Guide");
export const BelowHeader: Story = exampleStory(examples, "BelowHeader");
