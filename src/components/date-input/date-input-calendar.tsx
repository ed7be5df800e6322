"use client";

import { type RefObject, useId, useMemo, useRef } from "react";
import type { DateInputLabels } from "../../i18n/labels";
import { CalendarIcon } from "../../icons";
import { validDate } from "../../lib/calendar-day";
import { type DateMatcher, DatePicker, dayInTabOrder, daysOutside } from "../date-picker";
import { FieldContext } from "../field";
import { Popover } from "../popover";
import type { dateInputRecipe } from "./date-input.recipe";
import type { DateInputProps } from "./date-input-types";

/** Whether the calendar is open, and whether a key in the input opened it. The focus then returns to the input. */
export interface Opened {
  isOpen: boolean;
  byKey: boolean;
}

type CalendarProp =
  | "locale"
  | "weekStartsOn"
  | "today"
  | "defaultMonth"
  | "min"
  | "max"
  | "disabledDays"
  | "day";

interface DateInputCalendarProps
  extends Pick<
    DateInputProps,
    "container" | "locale" | "weekStartsOn" | "today" | "defaultMonth" | "min" | "max"
  > {
  slots: ReturnType<typeof dateInputRecipe>;
  labels: DateInputLabels;
  labelId: string | undefined;
  isDisabled: boolean | undefined;
  input: RefObject<HTMLInputElement | null>;
  opened: Opened;
  onOpenedChange: (opened: Opened) => void;
  day: Date | undefined;
  disabledDays: DateMatcher[];
  onSelect: (day: Date) => void;
}

/** The button of a DateInput, and the calendar that it opens. */
export function DateInputCalendar({
  slots,
  labels,
  container,
  labelId,
  isDisabled,
  input,
  opened,
  onOpenedChange,
  onSelect,
  ...calendar
}: DateInputCalendarProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const selectedDay = useMemo(() => firstFocus(content), []);
  return (
    <Popover
      open={opened.isOpen}
      onOpenChange={(isOpen) => onOpenedChange({ isOpen, byKey: !isOpen && opened.byKey })}
    >
      <Popover.Trigger
        data-slot="date-input-trigger"
        id={id}
        aria-label={labels.open}
        aria-labelledby={labelId && `${id} ${labelId}`}
        disabled={isDisabled}
        className={slots.trigger()}
      >
        <CalendarIcon />
      </Popover.Trigger>
      <Popover.Content
        aria-label={labels.calendar}
        align="end"
        container={container}
        className={slots.panel()}
        initialFocus={selectedDay}
        finalFocus={opened.byKey ? input : undefined}
        ref={content}
      >
        {/* A surrounding Field belongs to the input, not to the calendar. */}
        <FieldContext value={null}>
          <Days
            {...calendar}
            onSelect={(next) => {
              if (next) onSelect(next);
              onOpenedChange({ ...opened, isOpen: false });
            }}
          />
        </FieldContext>
      </Popover.Content>
    </Popover>
  );
}

interface DaysProps extends Pick<DateInputCalendarProps, CalendarProp> {
  /** Called with the pressed day, or `null` if it is the selected one. */
  onSelect: (day: Date | null) => void;
}

/** The calendar, as a separate component, so that the clock is read only while it is open. */
function Days({ day, min, max, disabledDays, defaultMonth, today, onSelect, ...rest }: DaysProps) {
  const now = validDate(today) ?? new Date();
  const nearest = max && now > max ? max : min && now < min ? min : now;
  return (
    <DatePicker
      {...rest}
      today={today}
      selected={day ?? null}
      onChange={onSelect}
      defaultMonth={day ?? defaultMonth ?? nearest}
      disabled={[...daysOutside(min, max), ...disabledDays]}
    />
  );
}

/** A ref to the day in the tab order, which exists once the calendar is rendered. */
function firstFocus(content: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return dayInTabOrder(content.current);
    },
  };
}
