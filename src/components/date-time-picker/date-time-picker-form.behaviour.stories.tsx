import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { contract, inSentForm } from "#kit";
import { tabStop } from "../date-picker/date-picker.fixture";
import { DateTimePicker } from ".";
import { day, enter, expectShown, inBerlin, segment, shown } from "./date-time-picker.fixture";

const meta = {
  component: DateTimePicker,
  title: "Behaviour/DateTimePicker",
  args: { ...inBerlin, onValueChange: fn() },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const sent = () => document.querySelector("output") as HTMLElement;

/** A value that is incomplete, skipped by the clocks or outside the limits isn't submitted. */
export const NotSubmitted: Story = {
  args: { max: new Date("2026-03-29T10:00Z"), defaultMonth: new Date(2026, 2, 1) },
  decorators: inSentForm,
  render: (args) => <DateTimePicker {...args} name="start" />,
  play: async ({ canvasElement }) => {
    const hour = segment(canvasElement, "Hour");
    for (const keys of ["2", "230a", "1230p"]) {
      await enter(canvasElement, keys);
      if (keys === "2") await userEvent.click(day(canvasElement, "March 29"));
      await send();
      await expect(sent()).toHaveTextContent("nothing sent");
    }
    await expect(hour).toHaveFocus();
    await enter(canvasElement, "1130a");
    await send();
    await expect(sent()).toHaveTextContent('[["start","2026-03-29T11:30+02:00"]]');
  },
};

/** The browser's message names the missing part of a value. */
export const MissingParts: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <DateTimePicker {...args} />
      <DateTimePicker {...args} aria-label="End" name="end" />
      <DateTimePicker {...args} aria-label="Reminder" name="reminder" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [start, end, reminder] = ["Start", "End", "Reminder"].map((name) =>
      canvas.getByRole("group", { name }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    const messageOf = (picker: HTMLElement) =>
      picker.querySelector<HTMLInputElement>("[data-slot=date-time-picker-control]")?.validationMessage;
    await userEvent.click(day(start, "November 19"));
    await expect(messageOf(start)).toBe("Enter a time.");
    await enter(end, "230p");
    await expect(messageOf(end)).toBe("Select a day.");
    await userEvent.click(day(reminder, "November 19"));
    await enter(reminder, "2");
    await expect(messageOf(reminder)).toBe("Enter a complete time.");
  },
};

/** When required, selecting the same day again doesn't clear it. The focus moves to the missing time. */
export const Required: Story = {
  parameters: { visual: { skip: "looks the same without `required`" } },
  args: { required: true },
  decorators: inSentForm,
  render: (args) => <DateTimePicker {...args} name="start" timezone="America/St_Johns" step={1} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(day(canvasElement, "November 21"));
    await userEvent.click(day(canvasElement, "November 21"));
    await send();
    await expect(sent()).toHaveTextContent("nothing sent");
    await expect(segment(canvasElement, "Hour")).toHaveFocus();
    await userEvent.keyboard("23015p");
    await send();
    await expect(sent()).toHaveTextContent('[["start","2026-11-21T14:30:15-03:30"]]');
  },
};

/** A time that the clocks skip isn't a value. The error says why, and the entered time stays. */
export const LeftOut: Story = {
  args: { defaultValue: new Date("2026-03-28T01:30Z"), defaultMonth: new Date(2026, 2, 1) },
  play: async ({ canvasElement, args }) => {
    await expectShown(canvasElement, "03-28 02 30 AM");
    await userEvent.click(day(canvasElement, "March 29"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expectShown(canvasElement, "03-29 02 30 AM");
    const hour = segment(canvasElement, "Hour");
    await expect(hour).toBeInvalid();
    await expect(hour).toHaveAccessibleDescription(
      "On this day, clocks go forward and skip 2:30 AM. Enter another time.",
    );
    await enter(canvasElement, "3");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-03-29T01:30Z"));
    await expect(hour).toBeValid();
    await expect(hour).not.toHaveAccessibleDescription();
  },
};

export const Contract = contract(DateTimePicker, {
  role: "group",
  nameProp: "aria-label",
  part: tabStop,
  props: { timezone: "Europe/Berlin", defaultMonth: new Date(2026, 9, 1), today: new Date(2026, 9, 21) },
  // This time occurs twice, so there is a button that selects the other occurrence.
  first: {
    value: new Date("2026-10-25T01:30Z"),
    shows: "10-25 02 30 AM",
    submits: ["2026-10-25T02:30+01:00"],
  },
  second: {
    value: new Date("2026-10-25T13:30Z"),
    shows: "10-25 02 30 PM",
    submits: ["2026-10-25T14:30+01:00"],
  },
  empty: { value: null, shows: "– – – –", submits: [""] },
  shown,
  change: async (group) => {
    if (shown(group).startsWith("–")) await userEvent.click(day(group, "October 25"));
    await enter(group, "230p");
  },
  enterDraft: (group) => enter(group, "09"),
  exceptions: { readOnly: "A DateTimePicker has no read-only state." },
});
