"use client";

import { useState, useSyncExternalStore } from "react";
import type { DateRangeInputLabels } from "../../i18n/labels";
import { pluralForm } from "../../i18n/plural-form";
import { dayNumber, validDate } from "../../lib/calendar-day";
import { Button } from "../button";
import {
  type CalendarOptions,
  type DateMatcher,
  DatePicker,
  type DateRange,
  daysOutside,
} from "../date-picker";
import type { dateRangeInputRecipe } from "./date-range-input.recipe";
import { type DateRangePreset, type End, type Ends, isSameRange, presetRange } from "./range-value";

interface RangeDaysProps
  extends Pick<CalendarOptions, "weekStartsOn">,
    Partial<Record<"today" | "defaultMonth" | "min" | "max", Date>>,
    Partial<Record<"minDays" | "maxDays", number>> {
  presets?: DateRangePreset[];
  slots: ReturnType<typeof dateRangeInputRecipe>;
  labels: DateRangeInputLabels;
  locale: string;
  ends: Ends;
  /** The field whose date is being changed. The other one stays. */
  end: End | undefined;
  disabledDays: DateMatcher[];
  onSelect: (range: Ends) => void;
}

/** The calendar and the presets of a DateRangeInput. A first day stays here until the last one is selected, and is discarded on Escape. */
export function RangeDays(props: RangeDaysProps) {
  const { slots, labels, locale, ends, end, presets = [], today, defaultMonth, onSelect } = props;
  const { min, max, minDays, maxDays, disabledDays, weekStartsOn } = props;
  const now = validDate(today) ?? new Date();
  const nearest = max && now > max ? max : min && now < min ? min : now;
  const kept = keptDay(ends, end);
  const [begun, setBegun] = useState<DateRange | undefined>(kept && { from: kept });
  const months = useIsNarrow() ? 1 : 2;
  const { from, to } = ends;
  const isEndFar =
    from && to && (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth() >= months;
  const shownDay = end === "to" && isEndFar ? to : (from ?? to);
  const ranges = presets.flatMap((preset) => {
    const range = presetRange(preset, now);
    const text = preset.label ?? (preset.last ? pluralForm(labels.lastDays, preset.last, locale) : undefined);
    return range && text ? [{ text, range }] : [];
  });
  const isOutside = (range: Ends) =>
    [range.from, range.to].some(
      (day) => day && ((min && dayNumber(day) < dayNumber(min)) || (max && dayNumber(day) > dayNumber(max))),
    );
  return (
    <DatePicker
      mode="range"
      {...{ today, locale, weekStartsOn }}
      numberOfMonths={months}
      min={minDays}
      max={maxDays}
      selected={begun ?? (from || to ? { from, to } : null)}
      onChange={(next) => {
        if (next?.from && next.to) onSelect({ from: next.from, to: next.to });
        else setBegun(next ?? undefined);
      }}
      defaultMonth={shownDay ?? defaultMonth ?? nearest}
      disabled={[...daysOutside(min, max), ...disabledDays]}
    >
      {ranges.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons aren't form controls
        <div
          data-slot="date-range-input-presets"
          role="group"
          aria-label={labels.presets}
          className={slots.presets()}
        >
          {ranges.map(({ text, range }) => (
            <Button
              key={text}
              size="sm"
              disabled={isOutside(range)}
              aria-current={isSameRange(range, ends) || undefined}
              onClick={() => onSelect(range)}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </DatePicker>
  );
}

/** The day that stays while the other one is selected: that of the other field, or the only one. */
function keptDay({ from, to }: Ends, end: End | undefined): Date | undefined {
  if (end === "from" || !from) return to;
  return end === "to" || !to ? from : undefined;
}

/** Whether only one month fits in the viewport. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(watchWidth, readWidth, readNothing);
}

const narrow = "(width < 40rem)";
const readWidth = () => matchMedia(narrow).matches;
const readNothing = () => false;
function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
