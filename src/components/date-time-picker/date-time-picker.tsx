"use client";

import { useLayoutEffect, useRef } from "react";
import { dateTimePickerLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { pickerEvents } from "../../lib/base-ui";
import { dayKey, parseDay } from "../../lib/calendar-day";
import { useHiddenControl } from "../../lib/use-hidden-control";
import {
  Calendar,
  chooseOne,
  dayInTabOrder,
  disabledDays,
  useCalendarFieldset,
  wordsOfLocale,
} from "../date-picker";
import { FieldContext } from "../field";
import { useTimeValue } from "../time-field";
import { daysWithoutMoment } from "./bounds";
import { dateTimePickerRecipe } from "./date-time-picker.recipe";
import { DateTimePickerTime } from "./date-time-picker-time";
import type { DateTimePickerProps } from "./date-time-picker-types";
import { useTimeZone, useTodayIn } from "./use-time-zone";
import { useZonedValue } from "./use-zoned-value";
import { valueProblem } from "./value-problem";
import { knownZone, offsetOf } from "./zoned-time";

/**
 * A calendar with a time below it, for selecting a moment. It handles time zones, and the hours that are skipped or
 * repeated when clocks change. For a day without a time, use DatePicker.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/grid/ | ARIA grid pattern}
 * @category Input
 * @alias date and time, datetime picker, appointment, schedule
 * @since 0.1.0
 */
export function DateTimePicker({
  value,
  defaultValue,
  onValueChange,
  timezone: givenZone,
  min,
  max,
  step,
  hourCycle,
  disabled,
  month,
  defaultMonth,
  onMonthChange,
  today,
  locale,
  weekStartsOn,
  footer,
  labels: ownLabels,
  name,
  required,
  form,
  className,
  ...rest
}: DateTimePickerProps) {
  const timezone = knownZone("DateTimePicker.timezone", givenZone);
  const zone = useTimeZone(timezone);
  const todayInZone = useTodayIn(timezone);
  const labels = useLabels(
    "dateTimePicker",
    { ...dateTimePickerLabels, ...wordsOfLocale(locale) },
    ownLabels,
  );
  const language = locale?.code ?? labels.locale;
  const byUser = useRef(false);
  const { date, day, time, moments, isSecond, change, select, reset } = useZonedValue({
    ...{ byUser, zone, value, defaultValue, onValueChange },
  });
  const clock = useTimeValue({
    component: "DateTimePicker",
    ...{ byUser: useRef(false), language, hourCycle, step },
    value: time,
    onValueChange: (next) => change({ time: next }),
  });
  const bounds = { min, max, zone };
  const problem = valueProblem({
    ...{ day, time, date, moments, bounds, language, labels },
    isPartial: clock.isPartial,
  });
  const hidden = useHiddenControl(
    date && zone ? `${day}T${time}${offsetOf(date, zone)}` : "",
    byUser,
    (control) => focusMissing(control, !!day),
  );
  useLayoutEffect(() => {
    hidden.ref.current?.setCustomValidity(problem?.message ?? "");
  }, [hidden.ref, problem?.message]);
  const fieldset = useCalendarFieldset({
    ...rest,
    onReset: () => {
      clock.forget();
      reset();
    },
  });
  const slots = dateTimePickerRecipe();
  const selected = day ? parseDay(day) : undefined;
  const isDisabled = disabled === true;
  return (
    <fieldset
      data-slot="date-time-picker"
      className={slots.base({ className })}
      {...honorAriaDisabled(rest, pickerEvents)}
      {...fieldset}
      form={form}
      disabled={isDisabled}
    >
      <Calendar
        // Remounts the calendar when the time zone becomes known, because a calendar keeps its initial month.
        key={zone && "known"}
        selection={{ mode: "single", selected }}
        onChoose={(pressed) => {
          const next = chooseOne(selected, pressed, { required });
          change({ day: next ? dayKey(next) : "" });
        }}
        bounds={{ required }}
        disabled={[...daysWithoutMoment(bounds), ...disabledDays(disabled)]}
        today={today ?? todayInZone}
        words={labels}
        {...{ slots, month, defaultMonth, onMonthChange, locale, weekStartsOn, footer }}
      />
      {/* A surrounding Field belongs to the picker. The time has its own label. */}
      <FieldContext value={null}>
        <DateTimePickerTime
          {...{ slots, labels, clock, timezone, zone, moments, isSecond, isDisabled, form }}
          problem={problem?.isShown ? problem.message : undefined}
          onSelect={select}
          isHeld={isAriaDisabled(rest)}
        />
      </FieldContext>
      <input
        data-slot="date-time-picker-control"
        {...hidden}
        {...{ name, required, form }}
        className={slots.control()}
      />
    </fieldset>
  );
}

/** Moves the focus from the hidden input, where validation puts it, to the day, or to the time if there is a day. */
function focusMissing(control: HTMLElement, hasDay: boolean): void {
  const fieldset = control.closest("fieldset");
  const times = [...(fieldset?.querySelectorAll<HTMLInputElement>("[role=spinbutton]") ?? [])];
  const time = times.find(({ value }) => !value) ?? times[0];
  (hasDay ? time : dayInTabOrder(fieldset))?.focus();
}
