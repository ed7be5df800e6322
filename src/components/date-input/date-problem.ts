import { dateMatchModifiers } from "react-day-picker";
import type { DateInputLabels } from "../../i18n/labels";
import { dayNumber, validDate } from "../../lib/calendar-day";
import { fillText } from "../../lib/fill-text";
import type { DateMatcher } from "../date-picker";
import type { DateFormat } from "./date-format";

interface DateProblemOptions {
  day: Date | undefined;
  /** Whether the text isn't a date. */
  isWrong: boolean;
  min: Date | undefined;
  max: Date | undefined;
  disabled: DateMatcher[];
  format: DateFormat;
  labels: DateInputLabels;
}

/** The message about a text that isn't a date, or a day that can't be selected. */
export function dateProblem({ day, isWrong, min, max, disabled, format, labels }: DateProblemOptions) {
  if (isWrong) return fillText(labels.invalid, { date: format.format(new Date(2026, 11, 31)) });
  const [first, last] = [validDate(min), validDate(max)];
  if (!day) return undefined;
  if (first && dayNumber(day) < dayNumber(first)) {
    return fillText(labels.tooEarly, { date: format.format(first) });
  }
  if (last && dayNumber(day) > dayNumber(last)) {
    return fillText(labels.tooLate, { date: format.format(last) });
  }
  return dateMatchModifiers(day, disabled) ? labels.unavailable : undefined;
}
