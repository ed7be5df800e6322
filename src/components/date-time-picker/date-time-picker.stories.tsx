import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { everyValue, exampleStory, InStates } from "#kit";
import { DateTimePicker } from ".";
import * as examples from "./date-time-picker.examples";

const meta = {
  component: DateTimePicker,
  title: "Components/DateTimePicker",
  args: {
    "aria-label": "Start",
    timezone: "Europe/Berlin",
    defaultValue: new Date("2026-11-19T14:30:00+01:00"),
  },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const HourCycles: Story = everyValue(DateTimePicker, "hourCycle");

/** Default, hovered, focused and pressed. */
export const States: Story = {
  args: { today: new Date(2026, 10, 21) },
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <InStates>{(state) => <DateTimePicker {...args} aria-label={`Start ${state}`} />}</InStates>
    </div>
  ),
};

/** Without a time, outside the limits, at a time that the clocks skip, at one that occurs twice, and disabled. */
export const Messages: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-start gap-4">
      <DateTimePicker {...args} aria-label="Empty" defaultValue={null} defaultMonth={new Date(2026, 10, 1)} />
      <DateTimePicker {...args} aria-label="Too late" max={new Date("2026-11-19T12:00Z")} />
      <DateTimePicker {...args} aria-label="Left out" defaultValue={new Date("2026-03-28T01:30Z")} />
      <DateTimePicker {...args} aria-label="Twice" defaultValue={new Date("2026-10-25T01:30Z")} />
      <DateTimePicker {...args} aria-label="Disabled" disabled />
    </div>
  ),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: /March 29/ })),
};

export const Appointment: Story = exampleStory(examples, "Appointment");
export const Maintenance: Story = exampleStory(examples, "Maintenance");
export const PublishLater: Story = exampleStory(examples, "PublishLater", async ({ canvas }) =>
  userEvent.click(canvas.getByRole("button")),
);
export const InGerman: Story = exampleStory(examples, "InGerman");
// Submitted empty: the error shows, and a day has the focus.
export const Pickup: Story = exampleStory(examples, "Pickup", async ({ canvas }) =>
  userEvent.click(canvas.getByRole("button", { name: "Save" })),
);
