export { Calendar } from "./calendar";
export type { CalendarLocale, CalendarOptions, DateMatcher, Weekday } from "./calendar-options";
export { wordsOfLocale } from "./calendar-words";
export { DatePicker, type DatePickerProps } from "./date-picker";
export { chooseInRange, type DateRange } from "./selection";
