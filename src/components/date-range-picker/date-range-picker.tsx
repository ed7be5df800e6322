"use client";

import { type ComponentProps, useRef, useState } from "react";
import { knownLocale } from "../../i18n/known-locale";
import { type DateRangePickerLabels, dateRangePickerLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { GlobeIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { pickerEvents } from "../../lib/base-ui";
import { isSameDay, validDate } from "../../lib/calendar-day";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { withoutInnerChange } from "../../lib/inner-events";
import { dateShape, useControlled } from "../../lib/use-controlled";
import { Button } from "../button";
import {
  Calendar,
  type CalendarOptions,
  calendarFormat,
  chooseInRange,
  type DateRange,
  disabledDays,
  FormDates,
  formDates,
  inOrder,
  useCalendarFieldset,
} from "../date-picker";
import { dateRangePickerRecipe } from "./date-range-picker.recipe";

type Variants = (typeof dateRangePickerRecipe)["variants"];

export interface DateRangePickerProps
  extends LabelsProps<DateRangePickerLabels>,
    RangeDates,
    StyleProps,
    CalendarOptions,
    Omit<
      ComponentProps<"fieldset">,
      "children" | "onChange" | "defaultValue" | "disabled" | "name" | "form"
    > {
  /** The size of months and days, and with them text and spacing. */
  size?: keyof Variants["size"];
  /** Whether the picker is a raised panel or a subtle area inside one. */
  variant?: keyof Variants["variant"];
  /**
   * The time zone of the dates, such as "Europe/Berlin" or "UTC+2". It is shown below the months and doesn't change the
   * dates.
   */
  timezone?: string;
  /**
   * The minimum number of days, including the first and the last. A shorter selection starts a new range.
   *
   * @minimum 1
   */
  min?: number;
  /**
   * The maximum number of days, including the first and the last. A longer selection starts a new range.
   *
   * @minimum 1
   */
  max?: number;
}

/**
 * A calendar for selecting a period by its first and last day. It shows two months side by side, or one below the other
 * in narrow containers. For single days, or a range in one month, use DatePicker.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/grid/ | ARIA grid pattern}
 * @category Input
 * @alias calendar, period, daterange, time range
 * @since 0.1.0
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    size,
    variant,
    timezone,
    startDate,
    endDate,
    defaultStartDate,
    defaultEndDate,
    onStartDateChange,
    onEndDateChange,
    min,
    max,
    disabled,
    month,
    defaultMonth,
    onMonthChange,
    today,
    locale,
    weekStartsOn,
    labels,
    name,
    required,
    form,
    className,
    ...rest
  } = props;
  const [range, setRange, resetRange] = useRange(props);
  const selection = { mode: "range", selected: range } as const;
  const bounds = { min, max, required };
  const byUser = useRef(false);
  const choose = (next: DateRange | undefined) => {
    byUser.current = true;
    setRange(next);
  };
  const fieldset = useCalendarFieldset({ ...rest, onReset: resetRange });
  const slots = dateRangePickerRecipe({ size, variant });
  const words = useLabels("dateRangePicker", dateRangePickerLabels, labels);
  const language = knownLocale("DateRangePicker.locale", locale, words.locale);
  return (
    <fieldset
      data-slot="date-range-picker"
      className={slots.base({ className })}
      {...honorAriaDisabled(withoutInnerChange(rest, onStartDateChange ?? onEndDateChange), pickerEvents)}
      {...fieldset}
      form={form}
      disabled={disabled === true}
    >
      <Calendar
        selection={selection}
        onChoose={(day) => choose(chooseInRange(range, day, bounds))}
        bounds={bounds}
        slots={slots}
        words={words}
        disabled={disabledDays(disabled)}
        month={month}
        defaultMonth={defaultMonth}
        onMonthChange={onMonthChange}
        today={today}
        locale={language}
        weekStartsOn={weekStartsOn}
        numberOfMonths={2}
      />
      <div data-slot="date-range-picker-foot" className={slots.foot()}>
        {timezone && (
          <span data-slot="date-range-picker-timezone" className={slots.zone()}>
            <GlobeIcon />
            <span dir="auto">{timezone}</span>
          </span>
        )}
        {/* Never disabled, because it would lose the focus when it clears the range. */}
        <Button
          data-slot="date-range-picker-reset"
          variant="ghost"
          size={size === "lg" ? "base" : "sm"}
          className={slots.reset()}
          onClick={() => choose(undefined)}
        >
          {words.reset}
        </Button>
      </div>
      <RangeStatus range={range} locale={language} none={words.none} />
      {(name || required) && (
        <FormDates {...formDates(selection, name)} required={required} form={form} byUser={byUser} />
      )}
    </fieldset>
  );
}

interface RangeStatusProps {
  range: DateRange | undefined;
  locale: string;
  /** The announcement after both dates are cleared. */
  none: string;
}

/** Announces the selected dates to screen readers, in the language of the locale. */
function RangeStatus({ range, locale, none }: RangeStatusProps) {
  const [hadRange, setHadRange] = useState(false);
  if (range && !hadRange) setHadRange(true);
  const dates = [range?.from, range?.to].filter((date) => date !== undefined);
  return (
    // Always rendered: screen readers don't announce a live region that is added with its text.
    <span data-slot="date-range-picker-status" role="status" className="k:sr-only">
      {dates.map(calendarFormat(locale).long).join(" – ") || (hadRange && none)}
    </span>
  );
}

/** The props for the two dates of a range. */
interface RangeDates {
  /** The controlled first day, `null` if none is selected. Pass it with `onStartDateChange` to update it. */
  startDate?: Date | null;
  /** The controlled last day, `null` if none is selected. Pass it with `onEndDateChange` to update it. */
  endDate?: Date | null;
  /** The initial first day, when uncontrolled. A form reset restores the current default. */
  defaultStartDate?: Date | null;
  /** The initial last day, when uncontrolled. A form reset restores the current default. */
  defaultEndDate?: Date | null;
  /**
   * Called with the new first day, at the local start of the day, or with `null` when the selection is cleared.
   * @param date The new first day.
   */
  onStartDateChange?: (date: Date | null) => void;
  /**
   * Called with the new last day, at the local start of the day. It is `null` when the selection is cleared or a new range
   * starts.
   * @param date The new last day.
   */
  onEndDateChange?: (date: Date | null) => void;
}

/** The two dates as a range, each controlled or uncontrolled, and functions that change the range and restore its defaults. */
function useRange(props: RangeDates) {
  const [startDate, setOwnStart, restoreStart] = useControlled<Date | null>(
    "DateRangePicker.startDate",
    props.startDate,
    props.defaultStartDate ?? null,
    null,
    dateShape,
  );
  const [endDate, setOwnEnd, restoreEnd] = useControlled<Date | null>(
    "DateRangePicker.endDate",
    props.endDate,
    props.defaultEndDate ?? null,
    null,
    dateShape,
  );
  const from = validDate(startDate);
  const to = validDate(endDate);

  const change = (next: DateRange | undefined) => {
    const [start, end] = [next?.from ?? null, next?.to ?? null];
    setOwnStart(start);
    setOwnEnd(end);
    report(start, end);
  };
  const report = (start: Date | null | undefined, end: Date | null | undefined) => {
    if (start !== undefined && !isSame(from, start)) props.onStartDateChange?.(start);
    if (end !== undefined && !isSame(to, end)) props.onEndDateChange?.(end);
  };
  return [inOrder({ from, to }), change, () => report(restoreStart(), restoreEnd())] as const;
}

function isSame(one: Date | undefined, other: Date | null): boolean {
  return one && other ? isSameDay(one, other) : !one && !other;
}
