"use client";

import { type ReactNode, useMemo } from "react";
import {
  DayPicker,
  type Modifiers,
  type PropsMulti,
  type PropsRange,
  type PropsSingle,
} from "react-day-picker";
import type { datePickerLabels } from "../../i18n/labels";
import { isSameDay, validDate } from "../../lib/calendar-day";
import { useDirection } from "../../lib/use-direction";
import { useToday } from "../../lib/use-today";
import type { CalendarOptions, DateMatcher } from "./calendar-options";
import { calendarParts } from "./calendar-parts";
import { CalendarPlaceholder } from "./calendar-placeholder";
import { type CalendarSlots, calendarClassNames } from "./calendar-slots";
import { calendarLabels, weekdayNames, withPlainDays } from "./calendar-words";
import { type CalendarSelection, isFull, placeInRange, type SelectionBounds } from "./selection";
import { usePreview } from "./use-preview";

interface CalendarProps extends Omit<CalendarOptions, "disabled" | "required" | "form"> {
  selection: CalendarSelection;
  /** Called with a day that can be selected. */
  onChoose: (day: Date) => void;
  bounds: SelectionBounds;
  /** The disabled days, from `disabledDays`. */
  disabled: DateMatcher[];
  slots: CalendarSlots;
  words: typeof datePickerLabels;
  numberOfMonths?: number;
  fixedWeeks?: boolean;
  footer?: ReactNode;
}

/** The months of DatePicker and DateRangePicker. It manages the visible month, but not the selection. */
export function Calendar({
  selection,
  onChoose,
  bounds,
  slots,
  words,
  disabled,
  month,
  defaultMonth,
  today,
  locale,
  ...options
}: CalendarProps) {
  const readersToday = useToday();
  const now = validDate(today) ?? readersToday;
  const first = validDate(month) ?? validDate(defaultMonth) ?? firstDay(selection) ?? now;
  const { direction, handlers } = useDirection();
  const classNames = useMemo(() => calendarClassNames(slots), [slots]);
  const { previousMonth, nextMonth, today: todayWord, selected: selectedWord } = words;
  const labels = useMemo(
    () => calendarLabels({ previousMonth, nextMonth, today: todayWord, selected: selectedWord }, locale),
    [previousMonth, nextMonth, todayWord, selectedWord, locale],
  );
  const formatters = useMemo(() => ({ formatWeekdayName: weekdayNames(locale) }), [locale]);
  const plainLocale = useMemo(() => withPlainDays(locale), [locale]);
  const { preview, ...hints } = usePreview(selection, bounds);
  if (!first) return <CalendarPlaceholder slots={slots} months={options.numberOfMonths} />;

  const range = preview ?? (selection.mode === "range" ? selection.selected : undefined);
  const at = (place: string) => (day: Date) => placeInRange(range, day) === place;
  const choose = (day: Date, modifiers: Modifiers) => {
    hints.forget();
    if (!modifiers.unavailable) onChoose(day);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events from inside.
    <div data-slot="calendar-frame" className="k:contents" {...handlers} onMouseLeave={hints.leave}>
      <DayPicker
        {...(selection as PropsSingle | PropsMulti | PropsRange)}
        {...options}
        // Kerf manages the selection itself, because at the maximum, react-day-picker drops all other days.
        onSelect={(_: unknown, day: Date, modifiers: Modifiers) => choose(day, modifiers)}
        onDayMouseEnter={hints.point}
        onDayFocus={hints.focus}
        onDayBlur={hints.blur}
        {...(month && { month: first })}
        defaultMonth={first}
        // Without `today`, react-day-picker reads the clock, also on the server.
        today={now ?? longAgo}
        dir={direction}
        locale={plainLocale}
        labels={labels}
        formatters={formatters}
        classNames={classNames}
        components={calendarParts}
        modifiers={{
          unavailable: [...disabled, beyondCap(selection, bounds)],
          only: at("only"),
          start: at("start"),
          middle: at("middle"),
          end: at("end"),
          preview: preview !== undefined,
        }}
      />
    </div>
  );
}

/** A day that isn't visible, passed as today until the user's day is known. */
const longAgo = new Date(0);

function firstDay({ mode, selected }: CalendarSelection): Date | undefined {
  if (mode === "single") return validDate(selected);
  return mode === "multiple"
    ? validDate(selected[0])
    : (validDate(selected?.from) ?? validDate(selected?.to));
}

/** Matches the days to disable: at the maximum number of days, all that aren't selected. */
function beyondCap(selection: CalendarSelection, { max }: SelectionBounds): (day: Date) => boolean {
  if (selection.mode !== "multiple" || !isFull(selection.selected, max)) return () => false;
  return (day) => !selection.selected.some((each) => isSameDay(each, day));
}
