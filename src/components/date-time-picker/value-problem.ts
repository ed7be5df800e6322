import type { DateTimePickerLabels } from "../../i18n/labels";
import { validDate } from "../../lib/calendar-day";
import { fillText } from "../../lib/fill-text";
import type { Bounds } from "./bounds";
import { formatTime, formatWall, type WallTime, wallTimeOf } from "./zoned-time";

interface ValueProblemOptions extends WallTime {
  date: Date | undefined;
  /** The moments at which clocks show the time. */
  moments: readonly Date[];
  /** Whether a part of the time is missing. */
  isPartial: boolean;
  bounds: Bounds;
  language: string;
  labels: DateTimePickerLabels;
}

/** Why a value can't be submitted, and whether the message shows before the form is submitted. */
export interface ValueProblem {
  message: string;
  isShown: boolean;
}

/** The problem of a value: a missing day or time, a time that clocks skip, or a moment outside the bounds. */
export function valueProblem(options: ValueProblemOptions): ValueProblem | undefined {
  const { day, time, date, moments, isPartial, bounds, language, labels } = options;
  if (!bounds.zone || !(day || time || isPartial)) return undefined;
  // Not shown, because people may still be entering the rest.
  if (!time) return { message: isPartial ? labels.incomplete : labels.noTime, isShown: false };
  if (!day) return { message: labels.noDay, isShown: false };
  if (moments.length === 0)
    return { message: fillText(labels.leftOut, { time: formatTime(time, language) }), isShown: true };
  const [min, max] = [validDate(bounds.min), validDate(bounds.max)];
  const shown = (bound: Date) => formatWall(wallTimeOf(bound, bounds.zone as string), language);
  if (date && min && date < min) {
    return { message: fillText(labels.tooEarly, { date: shown(min) }), isShown: true };
  }
  if (date && max && date > max) {
    return { message: fillText(labels.tooLate, { date: shown(max) }), isShown: true };
  }
  return undefined;
}
