"use client";

import {
  type AriaAttributes,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { knownLocale } from "../../i18n/known-locale";
import { type DateTimePickerLabels, dateTimePickerLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { GlobeIcon } from "../../icons/icons";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { pickerEvents } from "../../lib/base-ui";
import { dayKey, parseDay, validDate } from "../../lib/calendar-day";
import type { FormValueProps, LabelsProps, StyleProps } from "../../lib/common-props";
import { FieldContext } from "../../lib/field-context";
import { fillText } from "../../lib/fill-text";
import { withoutInnerChange } from "../../lib/inner-events";
import { dateShape, useControlled } from "../../lib/use-controlled";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { useToday } from "../../lib/use-today";
import { Button } from "../button";
import {
  Calendar,
  type CalendarOptions,
  chooseOne,
  dayInTabOrder,
  disabledDays,
  useCalendarFieldset,
} from "../date-picker";
import { FieldFrame, usePickerField } from "../field";
import { TimeBox, type TimeFieldProps, useTimeValue } from "../time-field";
import { timeFieldRecipe } from "../time-field/time-field.recipe";
import { dateTimePickerRecipe } from "./date-time-picker.recipe";
import {
  type Bounds,
  daysWithoutMoment,
  formatTime,
  formatWall,
  knownZone,
  momentsOf,
  offsetOf,
  type WallTime,
  wallTimeOf,
} from "./zoned-time";

type Owned = "onChange" | "defaultValue" | "children" | "disabled" | "name" | "form";

export interface DateTimePickerProps
  extends FormValueProps<Date | null>,
    LabelsProps<DateTimePickerLabels>,
    StyleProps,
    Omit<CalendarOptions, "name" | "required" | "today">,
    Pick<TimeFieldProps, "hourCycle">,
    Omit<ComponentProps<"fieldset">, Owned> {
  /**
   * The controlled value: a moment, `null` if the day or the time is missing. Pass it with `onValueChange` to update it.
   */
  value?: Date | null;
  /**
   * Called when the value changes: when the user selects a day or enters a time, and when a form reset restores it.
   * @param value The new moment, or `null` if the day or the time is missing, or clocks skip it.
   */
  onValueChange?: (value: Date | null) => void;
  /**
   * The time zone of the day and the time, such as "Europe/Berlin", also shown below them. Defaults to the user's, which
   * the server doesn't know: it renders an empty picker then.
   */
  timezone?: string;
  /** The earliest moment. Earlier days can't be selected, and an earlier time isn't submitted. */
  min?: Date;
  /** The latest moment. Later days can't be selected, and a later time isn't submitted. */
  max?: Date;
  /**
   * The seconds between the times that arrow keys reach, counted from midnight. If it isn't a multiple of 60, the time has
   * seconds.
   * @default 60
   * @minimum 1
   */
  step?: number;
  /**
   * Requires a day and a time before the form can be submitted. Selecting the day again doesn't clear it then.
   * @default false
   */
  required?: boolean;
  /**
   * The name of the value in form data: the time and its offset, as in `2026-11-19T14:30+01:00`. Empty without a value.
   */
  name?: string;
  /**
   * The day to mark as today, for tests. Defaults to the current day in the time zone, marked after hydration.
   */
  today?: Date;
  /** A line below the months, such as a limit. Screen readers announce changes. */
  footer?: ReactNode;
}

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
  const labels = useLabels("dateTimePicker", dateTimePickerLabels, ownLabels);
  const language = knownLocale("DateTimePicker.locale", locale, labels.locale);
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
      {...honorAriaDisabled(withoutInnerChange(rest, onValueChange), pickerEvents)}
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
        {...{ slots, month, defaultMonth, onMonthChange, weekStartsOn, footer }}
        locale={language}
      />
      {/* A surrounding Field belongs to the picker. The time has its own label. */}
      <FieldContext value={null}>
        <DateTimePickerTime
          {...{ slots, labels, clock, timezone, zone, moments, isSecond, isDisabled, form }}
          problem={problem?.isShown ? problem.message : undefined}
          onSelect={select}
          isHeld={isAriaDisabled(rest)}
          isControlled={value !== undefined}
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

interface DateTimePickerTimeProps {
  slots: ReturnType<typeof dateTimePickerRecipe>;
  labels: DateTimePickerLabels;
  clock: ReturnType<typeof useTimeValue>;
  problem: string | undefined;
  /** The given time zone. */
  timezone: string | undefined;
  /** The time zone of the value. */
  zone: string | undefined;
  /** The moments at which clocks show the time, and whether the second of two is selected. */
  moments: readonly Date[];
  isSecond: boolean;
  onSelect: (moment: Date) => void;
  isDisabled: boolean;
  isHeld: boolean;
  isControlled: boolean;
  form: string | undefined;
}

/** The time below the calendar, with its time zone, and a button to switch if the time occurs twice. */
function DateTimePickerTime({
  slots,
  labels,
  clock: { clock, parts, step, change },
  problem,
  timezone,
  zone,
  moments,
  isSecond,
  onSelect,
  isDisabled,
  isHeld,
  isControlled,
  form,
}: DateTimePickerTimeProps) {
  const { field, labelId, control } = usePickerField({ label: labels.time, error: problem });
  const time = timeFieldRecipe();
  const [first, second] = moments;
  const offset = (moment: Date | undefined) => (moment && zone ? `UTC${offsetOf(moment, zone)}` : "");
  const [selected, other] = isSecond ? [second, first] : [first, second];
  const texts = isSecond
    ? { selected: labels.secondSelected, other: labels.selectFirst }
    : { selected: labels.firstSelected, other: labels.selectSecond };
  const states: AriaAttributes = {
    "aria-invalid": control["aria-invalid"],
    "aria-disabled": isHeld || undefined,
  };
  return (
    <div data-slot="date-time-picker-foot" className={slots.foot()}>
      <FieldFrame field={field}>
        <TimeBox
          className={time.base()}
          aria-labelledby={labelId}
          aria-describedby={control["aria-describedby"]}
          slots={time}
          {...{ labels, clock, parts, step, form }}
          onPartsChange={change}
          disabled={isDisabled}
          isLocked={isHeld}
          isControlled={isControlled}
          firstId={control.id}
          segment={states}
        />
      </FieldFrame>
      {/* Always rendered: screen readers don't announce a live region that is added with its text. */}
      <div data-slot="date-time-picker-twice" role="status" className={slots.twice()}>
        {second && fillText(texts.selected, { offset: offset(selected) })}
      </div>
      {other && (
        <Button
          data-slot="date-time-picker-other"
          size="sm"
          className={slots.other()}
          aria-disabled={isHeld || undefined}
          onClick={() => !isHeld && onSelect(other)}
        >
          {fillText(texts.other, { offset: offset(other) })}
        </Button>
      )}
      {timezone && (
        <span data-slot="date-time-picker-timezone" className={slots.zone()}>
          <GlobeIcon />
          <span dir="auto">{timezone}</span>
        </span>
      )}
    </div>
  );
}

/**
 * The given time zone, otherwise the user's. The user's is undefined on the server and during hydration,
 * because the server may be in another time zone.
 */
function useTimeZone(given: string | undefined): string | undefined {
  // Reading the user's time zone is slow, so it is read only if no time zone is given.
  const users = useSyncExternalStore(neverChanges, given ? readNothing : readZone, readNothing);
  return given ?? users;
}

const neverChanges = () => () => {};
const readZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const readNothing = () => undefined;

/** The current day in a time zone. Undefined without one, on the server and during hydration. */
function useTodayIn(zone: string | undefined): Date | undefined {
  const usersToday = useToday();
  return zone && usersToday ? parseDay(wallTimeOf(new Date(), zone).day) : undefined;
}

interface ZonedValueOptions extends Pick<DateTimePickerProps, "value" | "defaultValue" | "onValueChange"> {
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  /** Undefined until it is known. */
  zone: string | undefined;
}

/** The day and time that the user entered, with the resulting value and its time zone. */
interface Draft extends WallTime {
  moment: number | undefined;
  zone: string | undefined;
}

const nothing: WallTime = { day: "", time: "" };

/** The value as day and time, and functions that change both. A form reset restores the default. */
function useZonedValue({ byUser, zone, value, defaultValue = null, onValueChange }: ZonedValueOptions) {
  const [currentValue, setCurrentValue, restore] = useControlled(
    "DateTimePicker.value",
    value,
    defaultValue,
    null,
    dateShape,
  );
  const date = validDate(currentValue);
  const moment = date?.getTime();
  const [draft, setDraft] = useState<Draft>();
  // Another value from the caller replaces the draft. So does another time zone, if there is a value.
  const isCurrent = draft && draft.moment === moment && (!date || draft.zone === zone);
  if (draft && !isCurrent) setDraft(undefined);
  const wall = isCurrent ? draft : date && zone ? wallTimeOf(date, zone) : nothing;
  const moments = wall.day && wall.time && zone ? momentsOf(wall, zone) : [];
  const isSecond = moments.length === 2 && moments[1]?.getTime() === moment;

  const set = (next: Date | undefined) => {
    if (next?.getTime() === moment) return;
    byUser.current = true;
    setCurrentValue(next ?? null);
    onValueChange?.(next ?? null);
  };
  const change = (changed: Partial<WallTime>) => {
    const next = { ...wall, ...changed };
    const found = next.day && next.time && zone ? momentsOf(next, zone) : [];
    const selected = found[isSecond ? 1 : 0] ?? found[0];
    setDraft({ day: next.day, time: next.time, moment: selected?.getTime(), zone });
    set(selected);
  };
  const reset = () => {
    setDraft(undefined);
    const restored = restore();
    if (restored === undefined) return;
    const initial = validDate(restored);
    if (initial?.getTime() !== moment) onValueChange?.(initial ?? null);
  };
  return { date, ...wall, moments, isSecond, change, select: set, reset };
}

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
interface ValueProblem {
  message: string;
  isShown: boolean;
}

/** The problem of a value: a missing day or time, a time that clocks skip, or a moment outside the bounds. */
function valueProblem(options: ValueProblemOptions): ValueProblem | undefined {
  const { day, time, date, moments, isPartial, bounds, language, labels } = options;
  if (!bounds.zone || !(day || time || isPartial)) return undefined;
  // Not shown, because people may still be entering the rest.
  if (!time) return { message: isPartial ? labels.incomplete : labels.noTime, isShown: false };
  if (!day) return { message: labels.noDay, isShown: false };
  if (moments.length === 0)
    return { message: fillText(labels.leftOut, { time: formatTime(time, language) }), isShown: true };
  const [min, max] = [validDate(bounds.min), validDate(bounds.max)];
  const formatBound = (bound: Date) => formatWall(wallTimeOf(bound, bounds.zone as string), language);
  if (date && min && date < min) {
    return { message: fillText(labels.tooEarly, { date: formatBound(min) }), isShown: true };
  }
  if (date && max && date > max) {
    return { message: fillText(labels.tooLate, { date: formatBound(max) }), isShown: true };
  }
  return undefined;
}
