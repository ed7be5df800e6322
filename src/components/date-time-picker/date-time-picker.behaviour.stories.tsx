import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { conformance, contract, Held, inLocale, inSentForm, inStrictMode } from "#kit";
import { de } from "../../i18n/locales/de";
import { tabStop } from "../date-picker/date-picker.fixture";
import { DateTimePicker } from ".";
import { day, enter, expectShown, inBerlin, november, segment, shown } from "./date-time-picker.fixture";

const meta = {
  component: DateTimePicker,
  title: "Behaviour/DateTimePicker",
  args: { ...inBerlin, onValueChange: fn() },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A day and a time make a value, in any order. Without one of them, the value is `null`. An invalid date is none. */
export const DayAndTime: Story = {
  args: { defaultValue: new Date(Number.NaN), min: new Date(Number.NaN) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole("group", { name: "Start" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Time" })).toBeVisible();
    await expectShown(canvasElement, "– – – –");
    await userEvent.click(day(canvasElement, "November 19"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await enter(canvasElement, "230p");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(19, "14:30"));
    await userEvent.click(day(canvasElement, "November 20"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(20, "14:30"));
    await userEvent.click(segment(canvasElement, "Minute"));
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expectShown(canvasElement, "11-20 02 – PM");
    await userEvent.keyboard("05");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(20, "14:05"));
    // Selecting the same day again clears it.
    await userEvent.click(day(canvasElement, "November 20"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expectShown(canvasElement, "– 02 05 PM");
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
  },
};

/** Keyboard only: selects days in the grid, then edits the time. */
export const Keyboard: Story = {
  args: { defaultValue: november(19, "14:30") },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day(canvasElement, "November 19")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(27, "14:30"));
    await userEvent.keyboard("{ArrowLeft}{Home}{End}{ArrowUp} ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(21, "14:30"));
    await userEvent.keyboard("{PageDown}{PageUp}");
    await userEvent.tab();
    await expect(segment(canvasElement, "Hour")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}{PageUp}{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(21, "15:44"));
    await userEvent.keyboard("{Home}{End}{ArrowLeft}9");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(21, "21:59"));
    await userEvent.keyboard("{Backspace}");
    await expectShown(canvasElement, "11-21 09 – PM");
  },
};

/** `labels` replaces the errors, and the texts about a time that occurs twice. */
export const Labels: Story = {
  args: {
    labels: {
      leftOut: "Clocks skip {time}.",
      tooEarly: "We open on {date}.",
      firstSelected: "Before clocks go back ({offset}).",
      selectSecond: "Take the time after ({offset})",
    },
  },
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <DateTimePicker
        {...args}
        aria-label="Skipped"
        defaultValue={new Date("2026-03-28T01:30Z")}
        defaultMonth={new Date(2026, 2, 1)}
      />
      <DateTimePicker
        {...args}
        aria-label="Twice"
        defaultValue={new Date("2026-10-25T00:30Z")}
        defaultMonth={new Date(2026, 9, 1)}
      />
      <DateTimePicker
        {...args}
        aria-label="Too early"
        min={november(16, "09:00")}
        defaultValue={november(16, "08:30")}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [skipped, twice, early] = ["Skipped", "Twice", "Too early"].map((name) =>
      canvas.getByRole("group", { name }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.click(day(skipped, "March 29"));
    await expect(segment(skipped, "Hour")).toHaveAccessibleDescription("Clocks skip 2:30 AM.");
    await expect(within(twice).getByText("Before clocks go back (UTC+02:00).")).toHaveRole("status");
    await expect(
      within(twice).getByRole("button", { name: "Take the time after (UTC+01:00)" }),
    ).toBeVisible();
    await expect(segment(early, "Hour")).toHaveAccessibleDescription("We open on 11/16/26, 9:00 AM.");
  },
};

/** Days outside the limits can't be selected. A time outside them is an error on the first and the last day. */
export const Limits: Story = {
  args: { min: november(16, "09:00"), max: november(27, "18:00"), disabled: { dayOfWeek: [0, 6] } },
  play: async ({ canvasElement, args }) => {
    for (const each of [15, 21, 28]) {
      const button = day(canvasElement, `November ${each}`);
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(button);
    }
    await expectShown(canvasElement, "– – – –");
    await userEvent.click(day(canvasElement, "November 16"));
    await enter(canvasElement, "859a");
    const hour = segment(canvasElement, "Hour");
    await expect(hour).toHaveAccessibleDescription("Enter 11/16/26, 9:00 AM or later.");
    await userEvent.click(day(canvasElement, "November 17"));
    await expect(hour).toBeValid();
    await userEvent.click(day(canvasElement, "November 27"));
    await enter(canvasElement, "601p");
    await expect(hour).toHaveAccessibleDescription("Enter 11/27/26, 6:00 PM or earlier.");
    await enter(canvasElement, "600p");
    await expect(hour).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(27, "18:00"));
  },
};

/** Arrow keys move by `step`. If it isn't a multiple of 60, the time has seconds. */
export const Steps: Story = {
  render: (args) => (
    <>
      <DateTimePicker {...args} step={900} aria-label="Quarter hours" />
      <DateTimePicker {...args} step={1} hourCycle="h23" aria-label="Seconds" />
    </>
  ),
  args: { defaultValue: november(19, "14:30") },
  play: async ({ canvas, args }) => {
    const quarters = canvas.getByRole("group", { name: "Quarter hours" });
    await userEvent.click(segment(quarters, "Minute"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(november(19, "14:45"));
    const seconds = canvas.getByRole("group", { name: "Seconds" });
    await expectShown(seconds, "11-19 14 30 00");
    await userEvent.click(segment(seconds, "Second"));
    await userEvent.keyboard("07");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-11-19T13:30:07Z"));
  },
};

/** In German, the calendar, the time and the errors are in the language of the provider. */
export const InGerman: Story = {
  decorators: inLocale(de),
  args: { defaultValue: november(19, "14:30"), max: november(19, "12:00") },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveAccessibleName("Montag");
    await expectShown(canvasElement, "11-19 14 30");
    await expect(segment(canvasElement, "Stunde")).toHaveAccessibleDescription(/19\.11\.26, 12:00/);
  },
};

/** `null` is a controlled, empty picker. A moment that the caller passes replaces a day without a time. */
export const ControlledMoves: Story = {
  decorators: inStrictMode,
  render: (args) => (
    <Held<Date | null> initial={null} buttons={{ Nine: november(24, "09:00"), Clear: null }}>
      {(start, setStart) => (
        <DateTimePicker
          {...args}
          value={start}
          onValueChange={(next) =>
            setStart(next && new Date(Math.floor(next.getTime() / 3_600_000) * 3_600_000))
          }
        />
      )}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(day(canvasElement, "November 19"));
    await enter(canvasElement, "245p");
    await expectShown(canvasElement, "11-19 02 00 PM");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expectShown(canvasElement, "– – – –");
    await userEvent.click(day(canvasElement, "November 19"));
    await userEvent.click(canvas.getByRole("button", { name: "Nine" }));
    await expectShown(canvasElement, "11-24 09 00 AM");
  },
};

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

/** If a time occurs twice, the first is selected. A button switches to the second and back. */
export const Twice: Story = {
  args: { defaultValue: new Date("2026-10-24T00:30Z"), defaultMonth: new Date(2026, 9, 1) },
  play: async ({ canvas, canvasElement, args }) => {
    const status = canvas.getAllByRole("status").at(-1) as HTMLElement;
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(day(canvasElement, "October 25"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-10-25T00:30Z"));
    await expect(status).toHaveTextContent(/occurs twice. The first is selected \(UTC\+02:00\)/);
    await userEvent.click(canvas.getByRole("button", { name: "Select the second (UTC+01:00)" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-10-25T01:30Z"));
    await expect(status).toHaveTextContent(/The second is selected \(UTC\+01:00\)/);
    const first = canvas.getByRole("button", { name: "Select the first (UTC+02:00)" });
    await expect(first).toHaveFocus();
    // Another time in the same hour is still at its second occurrence.
    await userEvent.click(segment(canvasElement, "Minute"));
    await userEvent.keyboard("45");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-10-25T01:45Z"));
    await userEvent.click(first);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-10-25T00:45Z"));
    await enter(canvasElement, "4");
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole("button", { name: /^Select the/ })).toBeNull();
  },
};

/**
 * The same moment in several time zones, and in the user's. An unknown time zone falls back to the user's and
 * logs a warning.
 */
export const TimeZones: Story = {
  parameters: {
    timezone: "America/New_York",
    console: { expect: [/Invalid DateTimePicker\.timezone "Mars"/] },
  },
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      {["Asia/Kolkata", "Pacific/Kiritimati", undefined, "Mars"].map((timezone) => (
        <DateTimePicker
          {...args}
          key={timezone ?? ""}
          aria-label={timezone ?? "user"}
          timezone={timezone}
          hourCycle="h23"
          defaultMonth={undefined}
          today={undefined}
          defaultValue={new Date("2026-01-31T23:30Z")}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    const group = (name: string) => canvas.getByRole("group", { name });
    await expectShown(group("Asia/Kolkata"), "02-01 05 00");
    await expect(within(group("Asia/Kolkata")).getByText("Asia/Kolkata")).toBeVisible();
    await expectShown(group("Pacific/Kiritimati"), "02-01 13 30");
    // Only the test runner sets the user's time zone. Elsewhere, it may be a different one.
    if (!("kerf" in window)) return;
    for (const name of ["user", "Mars"]) {
      await expectShown(group(name), "01-31 18 30");
      await expect(within(group(name)).queryByText(name)).toBeNull();
    }
    await step("today is the current day in the time zone", async () => {
      const today = (name: string) => within(group(name)).queryByRole("button", { name: /^Today/ });
      await userEvent.click(within(group("Asia/Kolkata")).getByRole("button", { name: "Previous month" }));
      await expect(today("Asia/Kolkata")?.closest("td")).toHaveAttribute("data-day", "2026-01-15");
    });
  },
};

/** When the caller changes the time zone, the moment stays. Without a moment, the entered day or time stays. */
export const AnotherTimeZone: Story = {
  args: { defaultValue: november(19, "14:30") },
  render: function AnotherTimeZone(args) {
    const [timezone, setTimezone] = useState("Europe/Berlin");
    return (
      <>
        <DateTimePicker {...args} timezone={timezone} hourCycle="h23" />
        <button type="button" onClick={() => setTimezone(timezone === "UTC" ? "Europe/Berlin" : "UTC")}>
          Change
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const change = canvas.getByRole("button", { name: "Change" });
    await userEvent.click(change);
    await expectShown(canvasElement, "11-19 13 30");
    await enter(canvasElement, "15");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date("2026-11-19T15:30Z"));
    await userEvent.click(change);
    await expectShown(canvasElement, "11-19 16 30");
    await userEvent.click(segment(canvasElement, "Minute"));
    await userEvent.keyboard("{Delete}");
    await userEvent.click(change);
    await expectShown(canvasElement, "11-19 16 –");
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

export const Conforms = conformance({
  DateTimePicker: (props) => (
    <DateTimePicker
      aria-label="Start"
      timezone="Europe/Berlin"
      defaultValue={november(19, "14:30")}
      footer="Doors open at 14:00."
      {...props}
    />
  ),
});
