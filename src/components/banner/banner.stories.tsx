import type { Meta, StoryObj } from "@storybook/react-vite";
import { XIcon } from "lucide-react";
import { everyValue, exampleStory, InStates, matrix, states } from "#kit";
import { Banner, type BannerActionProps, type BannerProps } from ".";
import * as examples from "./banner.examples";

const meta = {
  component: Banner,
  title: "Components/Banner",
  args: {
    title: "The plan was changed",
    description: "It takes effect on 1 July, and the next invoice shows it.",
    action: <Banner.Action>Review plan</Banner.Action>,
  },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { props: (): Partial<BannerProps> => ({ className: "w-140 max-w-full" }) };
const narrow = { props: (): Partial<BannerProps> => ({ className: "w-84" }) };

/** Without the banner's variant and size, which don't apply to its action. */
const unset = { args: { variant: undefined, size: undefined } };
/** An action in an error banner. `square` and `circle` actions get an icon and an accessible name. */
const inError = {
  props: ({ shape = "base" }: Partial<BannerActionProps>): Partial<BannerActionProps> => ({
    title: undefined,
    ...(shape === "base" ? { children: "Retry" } : { icon: XIcon, "aria-label": "Dismiss" }),
  }),
  render: (props: BannerActionProps) => (
    <Banner variant="error" title="The export failed" action={<Banner.Action {...props} />} />
  ),
};

export const Playground: Story = {};
export const Variants: Story = everyValue(Banner, "variant", wide);
export const Sizes: Story = everyValue(Banner, "size", wide);
export const VariantBySize: Story = matrix(Banner, "variant", "size", narrow);
/** Without title and description: one message and no action. */
export const Simple: Story = {
  ...matrix(Banner, "variant", "size", narrow),
  args: { title: undefined, description: undefined, action: undefined, text: "The plan was changed." },
};

export const ActionVariants: Story = { ...states(Banner.Action, "variant", inError), ...unset } as Story;
export const ActionSizes: Story = { ...everyValue(Banner.Action, "size", inError), ...unset } as Story;
export const ActionShapes: Story = { ...everyValue(Banner.Action, "shape", inError), ...unset } as Story;
export const ActionTypes: Story = { ...everyValue(Banner.Action, "type", inError), ...unset } as Story;

/** The inline action in an `sm` banner looks like a link: default, hovered, focused and pressed. */
export const InlineAction: Story = {
  args: { size: "sm", title: undefined, description: "It takes effect on 1 July." },
  render: (args) => (
    <div className="flex w-84 max-w-full flex-col gap-4">
      <InStates>{() => <Banner {...args} />}</InStates>
    </div>
  ),
};

export const PaymentFailed: Story = exampleStory(examples, "PaymentFailed");
export const NewVersion: Story = exampleStory(examples, "NewVersion");
export const NearTheLimit: Story = exampleStory(examples, "NearTheLimit");
export const ReadOnly: Story = exampleStory(examples, "ReadOnly");
