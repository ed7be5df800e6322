import { type ClassNames, DayFlag, SelectionState, UI } from "react-day-picker";
import type { calendar } from "../../recipes/calendar";

/** The slots that a component's recipe has for its calendar. */
export type CalendarSlots = Record<keyof typeof calendar, () => string>;

/** What a day is, it says by data attributes; react-day-picker would add classes of its own. */
const noClasses = Object.fromEntries(
  [UI, DayFlag, SelectionState].flatMap((names) => Object.values(names)).map((name) => [name, ""]),
);

/** The slots by the names that react-day-picker has for them. */
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
