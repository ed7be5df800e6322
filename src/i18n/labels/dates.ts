import { join, type PluralForms } from "./shared";

export const dateInputLabels = {
  /** Name of the button that opens the calendar. The label of the field follows. */
  open: "Open calendar",
  /** Name of the dialog with the calendar. */
  calendar: "Calendar",
  /** Placeholder for the year, in the pattern of an empty field. */
  year: "YYYY",
  /** Placeholder for the month. */
  month: "MM",
  /** Placeholder for the day. */
  day: "DD",
  /** The error about text that isn't a date. `{date}` is an example. */
  invalid: "Enter a date such as {date}.",
  /** The error about a day before the earliest one. */
  tooEarly: "Enter {date} or later.",
  /** The error about a day after the latest one. */
  tooLate: "Enter {date} or earlier.",
  /** The error about a day that can’t be selected. */
  unavailable: "This day isn’t available. Choose another.",
};

export const dateRangeInputLabels = /* @__PURE__ */ join(dateInputLabels, {
  /** Name of the first field. */
  from: "Start date",
  /** Name of the second field. */
  to: "End date",
  /** The error about an end date before the start date. */
  reversed: "The end date is before the start date.",
  /** The error about a range with fewer days than the minimum. `{count}` is the minimum. */
  tooShort: {
    one: "Choose at least {count} day.",
    other: "Choose at least {count} days.",
  } as PluralForms,
  /** The error about a range with more days than the maximum. `{count}` is the maximum. */
  tooLong: { one: "Choose at most {count} day.", other: "Choose at most {count} days." } as PluralForms,
  /** Name of the group of buttons that select a period. */
  presets: "Common periods",
  /** The text of a button that selects the days up to today. */
  lastDays: { one: "Last {count} day", other: "Last {count} days" } as PluralForms,
});

export const datePickerLabels = {
  /** The days above the calendar, from Sunday, separated by spaces. At most three letters fit. */
  weekdays: "Su Mo Tu We Th Fr Sa",
  /** Name of the button. */
  previousMonth: "Previous month",
  /** Name of the button. */
  nextMonth: "Next month",
  /** Begins the name of today. */
  today: "Today",
  /** Ends the name of a selected day. */
  selected: "selected",
};

export const dateRangePickerLabels = /* @__PURE__ */ join(datePickerLabels, {
  /** The text of the button that clears both dates. */
  reset: "Reset",
  /** Announced when they are cleared. */
  none: "No dates selected",
});

export const timeFieldLabels = {
  /** Name of the hour. */
  hour: "Hour",
  /** Name of the minute. */
  minute: "Minute",
  /** Name of the second. */
  second: "Second",
  /** Name of the half of the day. */
  dayPeriod: "AM/PM",
  /** Read instead of a missing hour, minute, second or half of the day. */
  empty: "Empty",
  /** Shown by the browser if a time that isn't complete is submitted. */
  incomplete: "Enter a complete time.",
};

export const dateTimePickerLabels = /* @__PURE__ */ join(
  /* @__PURE__ */ join(datePickerLabels, timeFieldLabels),
  {
    /** The label of the time. */
    time: "Time",
    /** Shown by the browser if a time without a day is submitted. */
    noDay: "Select a day.",
    /** Shown by the browser if a day without a time is submitted. */
    noTime: "Enter a time.",
    /** The error about a time that clocks skip when they go forward. `{time}` is the time. */
    leftOut: "On this day, clocks go forward and skip {time}. Enter another time.",
    /** The error about a moment before the earliest one. */
    tooEarly: "Enter {date} or later.",
    /** The error about a moment after the latest one. */
    tooLate: "Enter {date} or earlier.",
    /** Shown and announced if clocks go back and the time occurs twice. `{offset}` is an offset such as UTC+02:00. */
    firstSelected: "On this day, clocks go back and the time occurs twice. The first is selected ({offset}).",
    /** Shown and announced when the second time is selected. */
    secondSelected:
      "On this day, clocks go back and the time occurs twice. The second is selected ({offset}).",
    /** The button that selects the first time. */
    selectFirst: "Select the first ({offset})",
    /** The button that selects the second time. */
    selectSecond: "Select the second ({offset})",
  },
);
