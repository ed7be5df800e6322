import { type ClassNames, DayFlag, SelectionState, UI } from "react-day-picker";
import type { calendar } from "../../recipes/calendar";

/** The slots of a recipe for the calendar. */
export type CalendarSlots = Record<keyof typeof calendar, () => string>;

/** Removes react-day-picker's own classes, because the state of a day is in data attributes. */
const noClasses = Object.fromEntries(
  [UI, DayFlag, SelectionState].flatMap((names) => Object.values(names)).map((name) => [name, ""]),
);

/** The classes of the slots, by react-day-picker's names for its parts. */
export function calendarClassNames(slots: CalendarSlots): Partial<ClassNames> {
  return {
    ...noClasses,
    root: "k:contents",
    months: slots.months(),
    month: slots.month(),
    month_caption: slots.caption(),
    button_previous: slots.step(),
    button_next: slots.step(),
    month_grid: slots.grid(),
    weekday: slots.weekday(),
    day: slots.cell(),
    day_button: slots.day(),
    footer: slots.footer(),
  };
}
