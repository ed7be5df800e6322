import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, forced, matrix, states } from "#kit";
import { NumberField, type NumberFieldProps } from ".";
import * as examples from "./number-field.examples";

const meta = {
  component: NumberField,
  title: "Components/NumberField",
  args: { label: "Seats", defaultValue: 12, steppers: true },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = () => ({ label: undefined, "aria-label": "Seats" });

export const Playground: Story = {};
export const Sizes: Story = everyValue(NumberField, "size");
export const Variants: Story = everyValue(NumberField, "variant");
export const SizeByVariant: Story = matrix(NumberField, "size", "variant", { props: bare });
export const Steps: Story = everyValue(NumberField, "step");
export const Steppers: Story = everyValue(NumberField, "steppers");
export const States: Story = states(NumberField, "variant", { props: bare });

export const Seats: Story = exampleStory(examples, "Seats");
export const Price: Story = exampleStory(examples, "Price");
export const Weight: Story = exampleStory(examples, "Weight");
export const InGerman: Story = exampleStory(examples, "InGerman");
export const Discount: Story = exampleStory(examples, "Discount");
export const Budget: Story = exampleStory(examples, "Budget");
export const Required: Story = exampleStory(examples, "Required");
export const Dimensions: Story = exampleStory(examples, "Dimensions");

const Amount = (props: NumberFieldProps) => (
  <NumberField label="Amount" prefix="$" suffix="USD" steppers defaultValue={1250} {...props} />
);

/** The states of a field with affixes, and numbers that are too long for it. */
export const Messages: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Amount description="Billed monthly." labelTooltip="It can be changed later." />
      <Amount defaultValue={null} placeholder="0" required={false} />
      <div className={forced["focus-visible"]}>
        <Amount label="Focused" />
      </div>
      <Amount label="Maximum" max={1250} />
      <Amount error="The limit of your plan is $1,000." />
      <Amount label="Disabled" disabled />
      <Amount label="Read-only" readOnly />
      <Amount label="Long" defaultValue={123456789012345} />
    </div>
  ),
};
