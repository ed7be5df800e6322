import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { everyValue, exampleStory, forced, matrix, states } from "#kit";
import { DateRangeInput, type DateRangeInputProps } from ".";
import * as examples from "./date-range-input.examples";

const week = { from: new Date(2026, 10, 16), to: new Date(2026, 10, 20) };

const meta = {
  component: DateRangeInput,
  title: "Components/DateRangeInput",
  args: { label: "Period", defaultValue: week },
} satisfies Meta<typeof DateRangeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = () => ({ label: undefined, "aria-label": "Period" });

export const Playground: Story = {};
export const Sizes: Story = everyValue(DateRangeInput, "size");
export const Variants: Story = everyValue(DateRangeInput, "variant");
export const SizeByVariant: Story = matrix(DateRangeInput, "size", "variant", { props: bare });
export const States: Story = states(DateRangeInput, "variant", { props: bare });

const reportPeriod = exampleStory(examples, "ReportPeriod", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: /Open calendar/ }));
  await screen.findByRole("dialog", { name: "Calendar" });
});
/** In a narrow viewport, the calendar has one month. */
export const ReportPeriod: Story = {
  ...reportPeriod,
  parameters: {
    ...reportPeriod.parameters,
    visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] },
  },
};
export const Booking: Story = exampleStory(examples, "Booking");
export const InGerman: Story = exampleStory(examples, "InGerman");
export const Required: Story = exampleStory(examples, "Required");

const Period = (props: DateRangeInputProps) => (
  <DateRangeInput label="Period" defaultValue={week} {...props} />
);

/** The states of a field, and a container in which the fields are below each other. */
export const Messages: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Period description="Whole days, in your time zone." labelTooltip="At most one year." />
      <Period label="Empty" defaultValue={null} required={false} />
      <div className={forced["focus-visible"]}>
        <Period label="Focused" />
      </div>
      <Period error="A report of this period exists." />
      <Period label="Disabled" disabled />
      <Period label="Read-only" readOnly />
      <div className="w-36">
        <Period label="Narrow" />
      </div>
    </div>
  ),
};
