import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { conformance, Held, inLocale, inStrictMode } from "#kit";
import { de } from "../../i18n/locales/de";
import { DateTimePicker } from ".";
import { day, enter, expectShown, inBerlin, november, segment } from "./date-time-picker.fixture";

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
