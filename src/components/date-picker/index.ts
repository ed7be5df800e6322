export { Calendar } from "./calendar";
export { calendarFormat } from "./calendar-format";
export {
  DatePicker,
  type DatePickerProps,
  dayInTabOrder,
  FormDates,
  formDates,
  useCalendarFieldset,
} from "./date-picker";
export {
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
} from "./selection";
