import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory, matrix, states } from "#kit";
import { TimeField, type TimeFieldProps } from ".";
import * as examples from "./time-field.examples";

const meta = {
  component: TimeField,
  title: "Components/TimeField",
  args: { label: "Start", defaultValue: "14:30" },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = () => ({ label: undefined, "aria-label": "Start" });

export const Playground: Story = {};
export const Sizes: Story = everyValue(TimeField, "size");
export const Variants: Story = everyValue(TimeField, "variant");
export const SizeByVariant: Story = matrix(TimeField, "size", "variant", { props: bare });
export const HourCycles: Story = everyValue(TimeField, "hourCycle");
export const States: Story = states(TimeField, "variant", { props: bare });

export const Meeting: Story = exampleStory(examples, "Meeting");
export const Appointment: Story = exampleStory(examples, "Appointment");
export const Snapshot: Story = exampleStory(examples, "Snapshot");
export const InGerman: Story = exampleStory(examples, "InGerman");
export const QuietHours: Story = exampleStory(examples, "QuietHours");
export const Required: Story = exampleStory(examples, "Required");

const Start = (props: TimeFieldProps) => <TimeField label="Start" defaultValue="09:05" {...props} />;

/** The states of a field, and its alignment with text inputs. */
export const Messages: Story = {
  render: () => (
    <div className="flex w-72 max-w-full flex-col gap-5">
      <Start description="In your time zone." labelTooltip="It can be changed later." />
      <Start label="Empty" defaultValue="" required={false} />
      <Start error="The office opens at 10:00 AM." />
      <Start label="Disabled" disabled />
      <Start label="Read-only" readOnly />
      <Start label="With seconds" step={1} />
    </div>
  ),
};

/** Times in several languages: dots, words before and after the numbers, other digits. */
export const Languages: Story = {
  render: () => (
    <div className="grid w-full max-w-2xl grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-5">
      {["en", "en-GB", "de", "fi", "bg", "es-MX", "da", "zh-TW", "ja", "hi", "ar-EG", "fa"].map((locale) => (
        <TimeField key={locale} label={locale} locale={locale} defaultValue="14:30" />
      ))}
    </div>
  ),
};
