export { Calendar, wordsOfLocale } from "./calendar";
export {
  DatePicker,
  type DatePickerProps,
  dayInTabOrder,
  FormDates,
  formDates,
  useCalendarFieldset,
} from "./date-picker";
export {
  type CalendarLocale,
  type CalendarOptions,
  chooseInRange,
  chooseOne,
  type DateMatcher,
  type DateRange,
  type DaysAfter,
  type DaysBefore,
  type DaysOfWeek,
  daysOutside,
  disabledDays,
  inOrder,
  type Weekday,
} from "./selection";
