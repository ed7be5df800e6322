import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, states } from "#kit";
import { ClipboardText } from ".";
import * as examples from "./clipboard-text.examples";

const meta = {
  component: ClipboardText,
  title: "Components/ClipboardText",
  args: { text: "npm install @kerf/react" },
} satisfies Meta<typeof ClipboardText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tooltip: { text: "Copy command" } } };
export const Sizes: Story = everyValue(ClipboardText, "size");
export const States: Story = states(ClipboardText, "size");

export const MaskedKey: Story = exampleStory(examples, "MaskedKey");
export const InstallCommand: Story = exampleStory(examples, "InstallCommand");
export const ProjectId: Story = exampleStory(examples, "ProjectId");

/** Various texts, in narrow and wide spaces. */
export const Content: Story = {
  render: (args) => (
    <div className="flex w-72 max-w-full flex-col items-start gap-3">
      <ClipboardText {...args} text="7" />
      <ClipboardText {...args} text="/srv/kerf/releases/2031-05-04T09-30-00Z/dist/index.js" />
      <ClipboardText {...args} size="base" text="mysql://reader:••••@db.example.com:3306/orders?ssl=true" />
      <ClipboardText {...args} size="sm" text="git clone https://git.example.com/kerf/design-system.git" />
      <ClipboardText {...args} size="base" text="مفتاح المشروع الرئيسي" className="w-full" />
      <ClipboardText {...args} size="base" text="注文番号 2031-0504 🪚" className="w-full" />
    </div>
  ),
};
