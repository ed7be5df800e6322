"use client";

import { type ComponentProps, type ElementType, useEffect, useRef } from "react";
import { type CustomComponents, UI, useDayPicker } from "react-day-picker";
import { ChevronRightIcon } from "../../icons";
import type { RangePlace } from "./selection";

/** What a day is, beyond what react-day-picker knows: set by Calendar, drawn here. */
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

/** An element with a slot, without what react-day-picker passes to its components and no element knows. */
function part(Element: ElementType, slot: string) {
  return function CalendarPart({ calendarMonth, displayIndex, week, ...props }: TheirProps) {
    return <Element data-slot={slot} {...props} />;
  };
}

/** The direction is the page's own; `dir` only tells react-day-picker which way the arrow keys go. */
function Root({ rootRef, dir, ...props }: ComponentProps<CustomComponents["Root"]>) {
  return <div data-slot="calendar" {...props} />;
}

/** Both buttons stand before the first month, at the two ends of its caption's line. */
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

/** In the open, as the grid pattern has it; react-day-picker hides the weekdays from assistive technology. */
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
      // Ends of a range are days that were chosen; those between are the band's.
      data-chosen={(modifiers.selected && !middle) || undefined}
      // Out of use, and not out of reach: the keyboard would jump over weeks, and nobody would hear why.
      aria-disabled={unavailable || undefined}
    />
  );
}

/** How react-day-picker's parts are rendered. One object for good: another would make it begin anew. */
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
