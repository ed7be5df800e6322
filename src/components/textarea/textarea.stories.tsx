import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, matrix, states } from "#kit";
import { Textarea } from ".";
import * as examples from "./textarea.examples";

const meta = {
  component: Textarea,
  title: "Components/Textarea",
  args: { label: "Release notes", defaultValue: "Faster deployments\nA new page for logs" },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = everyValue(Textarea, "size");
export const Variants: Story = everyValue(Textarea, "variant");
export const SizeByVariant: Story = matrix(Textarea, "size", "variant", { props: () => ({ minRows: 2 }) });
export const States: Story = states(Textarea, "variant", {
  props: () => ({ label: undefined, "aria-label": "Release notes", minRows: 2 }),
});

export const Feedback: Story = exampleStory(examples, "Feedback");
export const Growing: Story = exampleStory(examples, "Growing");
export const WithCounter: Story = exampleStory(examples, "WithCounter");
export const Required: Story = exampleStory(examples, "Required");
export const Comment: Story = exampleStory(examples, "Comment");

/** With each kind of message, and with a counter near its limit and at it. */
export const Messages: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Textarea label="Summary" description="One or two sentences." minRows={2} />
      <Textarea
        label="Summary"
        error="Say what has changed."
        description="One or two sentences."
        minRows={2}
      />
      <Textarea
        label="Summary for everyone who will ever read it, in plain words"
        required={false}
        counter
        maxLength={1200}
        minRows={2}
      />
      <Textarea label="Summary" counter maxLength={12} defaultValue="Twelve chars" minRows={2} />
      <Textarea aria-label="Note" counter defaultValue="No label" minRows={1} />
      <Textarea label="Summary" defaultValue="Not in use" disabled minRows={1} />
      <Textarea label="Summary" defaultValue="To be read" readOnly minRows={1} />
      <Textarea label="Long word" defaultValue={"Donaudampfschiff".repeat(5)} autoResize minRows={1} />
    </div>
  ),
};
