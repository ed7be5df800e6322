"use client";

import { type ComponentProps, type ElementType, useEffect, useRef } from "react";
import { type CustomComponents, UI, useDayPicker } from "react-day-picker";
import { ChevronRightIcon } from "../../icons";
import type { RangePlace } from "./selection";

/** The state of a day that react-day-picker doesn't know. Calendar sets it. */
export interface DayFacts {
  unavailable?: boolean;
  only?: boolean;
  start?: boolean;
  middle?: boolean;
  end?: boolean;
  preview?: boolean;
}

const places = ["only", "start", "middle", "end"] as const satisfies RangePlace[];

interface TheirProps {
  className?: string;
  calendarMonth?: unknown;
  displayIndex?: unknown;
  week?: unknown;
}

/** Creates a part with a slot. It drops the props of react-day-picker that aren't HTML attributes. */
function part(Element: ElementType, slot: string) {
  return function CalendarPart({ calendarMonth, displayIndex, week, ...props }: TheirProps) {
    return <Element data-slot={slot} {...props} />;
  };
}

/** Drops `dir`: the page sets the direction, and react-day-picker needs `dir` only for the arrow keys. */
function Root({ rootRef, dir, ...props }: ComponentProps<CustomComponents["Root"]>) {
  return <div data-slot="calendar" {...props} />;
}

/** Both buttons are before the first month in the page, and are shown at the ends of its caption. */
function Nav({
  onPreviousClick,
  onNextClick,
  previousMonth,
  nextMonth,
}: ComponentProps<CustomComponents["Nav"]>) {
  const { classNames, labels } = useDayPicker();
  return (
    <>
      <button
        data-slot="calendar-step"
        data-step="previous"
        type="button"
        className={classNames[UI.PreviousMonthButton]}
        aria-label={labels.labelPrevious(previousMonth)}
        onClick={onPreviousClick}
      >
        <ChevronRightIcon className="k:rotate-180 k:rtl:rotate-0" />
      </button>
      <button
        data-slot="calendar-step"
        data-step="next"
        type="button"
        className={classNames[UI.NextMonthButton]}
        aria-label={labels.labelNext(nextMonth)}
        onClick={onNextClick}
      >
        <ChevronRightIcon className="k:rtl:rotate-180" />
      </button>
    </>
  );
}

/** Visible to screen readers, as in the grid pattern. react-day-picker hides the weekdays. */
function Weekdays(props: ComponentProps<"tr">) {
  return (
    <thead data-slot="calendar-weekdays">
      <tr data-slot="calendar-week" {...props} />
    </thead>
  );
}

function Day({ day, modifiers, ...props }: ComponentProps<CustomComponents["Day"]>) {
  const facts = modifiers as DayFacts;
  const place = modifiers.hidden ? undefined : places.find((each) => facts[each]);
  return (
    <td
      data-slot="calendar-cell"
      {...props}
      data-range={place}
      data-preview={(place && facts.preview) || undefined}
      aria-disabled={facts.unavailable || undefined}
    />
  );
}

function DayButton({ day, modifiers, ...props }: ComponentProps<CustomComponents["DayButton"]>) {
  const { unavailable, middle } = modifiers as DayFacts;
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return (
    <button
      ref={ref}
      data-slot="calendar-day"
      {...props}
      data-today={modifiers.today || undefined}
      // Only the ends of a range look selected. The days between them show the band.
      data-chosen={(modifiers.selected && !middle) || undefined}
      // Disabled, but focusable. Otherwise, arrow keys would skip disabled weeks without an announcement.
      aria-disabled={unavailable || undefined}
    />
  );
}

/** Kerf's parts for react-day-picker. A constant, because a new object would remount all of them. */
export const calendarParts = {
  Root,
  Nav,
  Weekdays,
  Day,
  DayButton,
  Months: part("div", "calendar-months"),
  Month: part("div", "calendar-month"),
  MonthCaption: part("div", "calendar-caption"),
  CaptionLabel: part("span", "calendar-caption-label"),
  MonthGrid: part("table", "calendar-grid"),
  Weekday: part("th", "calendar-weekday"),
  Weeks: part("tbody", "calendar-weeks"),
  Week: part("tr", "calendar-week"),
  Footer: part("div", "calendar-footer"),
} satisfies Partial<CustomComponents>;
