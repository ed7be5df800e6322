import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, forced, matrix, states } from "#kit";
import { PinInput, type PinInputProps } from ".";
import * as examples from "./pin-input.examples";

const meta = {
  component: PinInput,
  title: "Components/PinInput",
  args: { label: "Verification code", defaultValue: "4821" },
} satisfies Meta<typeof PinInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = () => ({ label: undefined, "aria-label": "Verification code" });

export const Playground: Story = {};
export const Sizes: Story = everyValue(PinInput, "size");
export const Variants: Story = everyValue(PinInput, "variant");
export const Patterns: Story = everyValue(PinInput, "pattern", {
  props: ({ pattern }) => ({ defaultValue: pattern === "numeric" ? "4821" : "K4Q8" }),
});
export const SizeByVariant: Story = matrix(PinInput, "size", "variant", { props: bare });
export const States: Story = states(PinInput, "variant", {
  props: () => ({ ...bare(), length: 4, defaultValue: "48" }),
});

export const OneTimeCode: Story = exampleStory(examples, "OneTimeCode");
export const Required: Story = exampleStory(examples, "Required");
export const RecoveryCode: Story = exampleStory(examples, "RecoveryCode");
export const CardPin: Story = exampleStory(examples, "CardPin");

const Code = (props: PinInputProps) => <PinInput label="Code" defaultValue="4821" {...props} />;

/** The states of a field, and containers in which the cells shrink. */
export const Messages: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
  render: () => (
    <div className="flex w-80 max-w-full flex-col gap-5">
      <Code description="We sent it to ada@kerf.example." labelTooltip="It is valid for ten minutes." />
      <Code label="Empty" defaultValue="" required={false} />
      <div className={forced["focus-visible"]}>
        <Code label="Focused" />
      </div>
      <Code error="This code is wrong." defaultValue="482193" />
      <Code label="Disabled" disabled />
      <Code label="Read-only" readOnly />
      <Code label="Masked" masked />
      <Code label="Long" length={12} />
      <div className="w-36">
        <Code label="Narrow" />
      </div>
    </div>
  ),
};
