import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, forced, matrix, states } from "#kit";
import { DateInput, type DateInputProps } from ".";
import * as examples from "./date-input.examples";

const meta = {
  component: DateInput,
  title: "Components/DateInput",
  args: { label: "Due date", defaultValue: new Date(2026, 10, 19) },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = () => ({ label: undefined, "aria-label": "Due date" });

export const Playground: Story = {};
export const Sizes: Story = everyValue(DateInput, "size");
export const Variants: Story = everyValue(DateInput, "variant");
export const SizeByVariant: Story = matrix(DateInput, "size", "variant", { props: bare });
export const States: Story = states(DateInput, "variant", { props: bare });

export const DueDate: Story = exampleStory(examples, "DueDate");
export const DeliveryDay: Story = exampleStory(examples, "DeliveryDay");
export const InGerman: Story = exampleStory(examples, "InGerman");
export const Trial: Story = exampleStory(examples, "Trial");
export const Required: Story = exampleStory(examples, "Required");

const Due = (props: DateInputProps) => (
  <DateInput label="Due date" defaultValue={new Date(2026, 1, 1)} {...props} />
);

/** The states of a field. */
export const Messages: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Due description="Reminders go out the day before." labelTooltip="It can be changed later." />
      <Due label="Empty" defaultValue={null} required={false} />
      <div className={forced["focus-visible"]}>
        <Due label="Focused" />
      </div>
      <Due error="Another invoice is due on that day." />
      <Due label="Disabled" disabled />
      <Due label="Read-only" readOnly />
    </div>
  ),
};
