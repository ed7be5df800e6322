"use client";

import { type ComponentProps, useRef, useState } from "react";
import { type DateRangePickerLabels, dateRangePickerLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { GlobeIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { pickerEvents } from "../../lib/base-ui";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { Button } from "../button";
import {
  Calendar,
  type CalendarOptions,
  chooseInRange,
  type DateRange,
  disabledDays,
  FormDates,
  formDates,
  useCalendarFieldset,
  wordsOfLocale,
} from "../date-picker";
import { dateRangePickerRecipe } from "./date-range-picker.recipe";
import { RangeStatus } from "./range-status";
import { type RangeDates, useRange } from "./use-range";

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
  /** The minimum number of days, including the first and the last. A shorter selection starts a new range. */
  min?: number;
  /** The maximum number of days, including the first and the last. A longer selection starts a new range. */
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
  const [range, setRange] = useRange(props);
  const [first] = useState(range);
  const selection = { mode: "range", selected: range } as const;
  const bounds = { min, max, required };
  const byUser = useRef(false);
  const choose = (next: DateRange | undefined) => {
    byUser.current = true;
    setRange(next);
  };
  const fieldset = useCalendarFieldset({ ...rest, onReset: () => setRange(first) });
  const slots = dateRangePickerRecipe({ size, variant });
  const words = useLabels("dateRangePicker", { ...dateRangePickerLabels, ...wordsOfLocale(locale) }, labels);
  return (
    <fieldset
      data-slot="date-range-picker"
      className={slots.base({ className })}
      {...honorAriaDisabled(rest, pickerEvents)}
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
        locale={locale}
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
      <RangeStatus range={range} locale={locale} none={words.none} />
      {(name || required) && (
        <FormDates {...formDates(selection, name)} required={required} form={form} byUser={byUser} />
      )}
    </fieldset>
  );
}
