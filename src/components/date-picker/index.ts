export { Calendar } from "./calendar";
export {
  type CalendarLocale,
  type CalendarOptions,
  type DateMatcher,
  type DaysAfter,
  type DaysBefore,
  type DaysOfWeek,
  daysOutside,
  disabledDays,
  type Weekday,
} from "./calendar-options";
export { wordsOfLocale } from "./calendar-words";
export { DatePicker, type DatePickerProps } from "./date-picker";
export { dayInTabOrder } from "./day-in-tab-order";
export { FormDates, formDates } from "./form-dates";
export { chooseInRange, chooseOne, type DateRange, inOrder } from "./selection";
export { useCalendarFieldset } from "./use-calendar-fieldset";
