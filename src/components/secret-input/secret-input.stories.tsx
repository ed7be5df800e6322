import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { everyValue, exampleStory, matrix, states } from "#kit";
import { SecretInput, type SecretInputProps } from ".";
import * as examples from "./secret-input.examples";

const meta = {
  component: SecretInput,
  title: "Components/SecretInput",
  args: { label: "API key", defaultValue: "sk-live-9d81c07be3564f2a" },
} satisfies Meta<typeof SecretInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = () => ({ label: undefined, "aria-label": "API key" });

export const Playground: Story = {};
export const Sizes: Story = everyValue(SecretInput, "size");
export const Variants: Story = everyValue(SecretInput, "variant");
export const SizeByVariant: Story = matrix(SecretInput, "size", "variant", { props: bare });
export const States: Story = states(SecretInput, "variant", { props: bare });

export const ApiKey: Story = exampleStory(examples, "ApiKey");
export const WebhookSecret: Story = exampleStory(examples, "WebhookSecret");
export const EnvironmentVariables: Story = exampleStory(examples, "EnvironmentVariables");

const Key = (props: SecretInputProps) => (
  <SecretInput label="API key" defaultValue="sk-live-9d81c07be3564f2a" {...props} />
);

/** The states of a field. The first secret shows. */
export const Messages: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Key label="Shown" description="It has access to all projects." labelTooltip="Created in May." />
      <Key label="Empty" defaultValue="" placeholder="sk-…" required={false} />
      <Key error="This key was revoked." />
      <Key label="Disabled" disabled />
      <Key label="Read-only" readOnly />
      <div className="w-36">
        <Key label="Narrow" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole("button", { name: "Show value" })[0] as HTMLElement);
  },
};
