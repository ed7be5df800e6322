"use client";

import { type ComponentProps, useRef, useState } from "react";
import { dateRangePickerLabels, type Labels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { GlobeIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { pickerEvents } from "../../lib/picker/picker-events";
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
  extends LabelsProps<Labels["dateRangePicker"]>,
    RangeDates,
    StyleProps,
    CalendarOptions,
    Omit<
      ComponentProps<"fieldset">,
      "children" | "onChange" | "defaultValue" | "disabled" | "name" | "form"
    > {
  /** How large months and days are; everything else follows. */
  size?: keyof Variants["size"];
  /** How much the panel stands out from what is around it. */
  variant?: keyof Variants["variant"];
  /**
   * The time zone that the dates are meant in, as readers know it: "Europe/Berlin", "UTC+2". It is shown under the
   * months and changes nothing; the picker neither guesses one nor computes with it.
   */
  timezone?: string;
  /** The fewest days a range has, first and last included. A choice that is shorter begins another range. */
  min?: number;
  /** The most days a range has, first and last included. A choice that is longer begins another range. */
  max?: number;
}

/**
 * Chooses a period by its first and last day, over two months side by side; where they do not fit, one below the
 * other. For single days, or a range in one month, use DatePicker.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/grid/ | ARIA grid pattern}
 * @category Input
 * @alias calendar, period, daterange, time range
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
        // The footer stays where it is from month to month.
      />
      <div data-slot="date-range-picker-foot" className={slots.foot()}>
        {timezone && (
          <span data-slot="date-range-picker-timezone" className={slots.zone()}>
            <GlobeIcon />
            <span dir="auto">{timezone}</span>
          </span>
        )}
        {/* Never out of use: it would throw the focus back to the top of the page once it has done its work. */}
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
