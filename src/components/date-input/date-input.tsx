"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { type DateInputLabels, dateInputLabels, type FieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { CalendarIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { dayKey, isSameDay, validDate } from "../../lib/calendar-day";
import type {
  ControlProps,
  ControlStyleProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  PortalProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import { isTouched, useOnMount } from "../../lib/dom-state";
import { FieldContext, useFieldAttributes } from "../../lib/field-context";
import { focusInput } from "../../lib/focus-input";
import { dateShape, useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { useMergedRefs } from "../../lib/use-merged-refs";
import {
  type CalendarOptions,
  type DateMatcher,
  DatePicker,
  dayInTabOrder,
  daysOutside,
  disabledDays as matchersOf,
} from "../date-picker";
import { FieldFrame, type FieldTexts, type MatchEvents, shownError, useField } from "../field";
import { Popover } from "../popover";
import { type DateFormat, dateFormatOf, dateProblem } from "./date-format";
import { dateInputRecipe } from "./date-input.recipe";

type Variants = (typeof dateInputRecipe)["variants"];
type Owned = "type" | "size" | "value" | "defaultValue" | "min" | "max" | "step" | "children";

export interface DateInputProps
  extends FormValueProps<Date | null>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    PortalProps,
    Omit<TextControlProps, "onValueChange" | "placeholder">,
    Pick<CalendarOptions, "locale" | "weekStartsOn">,
    LabelsProps<DateInputLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"input">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /**
   * The controlled value, `null` if it is empty. Pass it with `onValueChange` to update it. The time of day is ignored.
   */
  value?: Date | null;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the date itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /** The earliest day. Earlier days can't be selected in the calendar, and aren't submitted. */
  min?: Date;
  /** The latest day. Later days can't be selected in the calendar, and aren't submitted. */
  max?: Date;
  /** Further days that can't be selected in the calendar, and aren't submitted. */
  disabledDays?: DateMatcher | DateMatcher[];
  /** The month that the calendar shows while the field is empty. Defaults to the current month. */
  defaultMonth?: Date;
  /**
   * The day to mark as today in the calendar, and whose year completes a date without a year. Defaults to the user's day.
   */
  today?: Date;
  /** An example of a value, shown while the control is empty. Defaults to a pattern such as "MM/DD/YYYY". */
  placeholder?: string;
  /**
   * Called when the value changes: on Enter, when the field loses the focus, when a day is selected, and when a form reset
   * restores it.
   * @param value The local start of the new day, or `null` if the field is empty or its text isn't a date.
   */
  onValueChange?: (value: Date | null) => void;
}

/**
 * A text input for a date, with a calendar in a popup. It reads dates in the order of the language, such as `2/1/26` or
 * `1.2.2026`, in words, and as `2026-02-01`. Pass `label` or `description` for a built-in field. Otherwise wrap it in
 * Field or set `aria-label`.
 *
 * @category Input
 * @alias date field, date picker input, calendar input
 * @since 0.1.0
 */
export function DateInput({
  label,
  labelTooltip,
  labels: ownLabels,
  description,
  error,
  size,
  variant,
  className,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  disabledDays,
  defaultMonth,
  today,
  locale,
  weekStartsOn,
  container,
  name,
  form,
  required,
  disabled,
  placeholder,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  ...own
}: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const labels = useLabels("dateInput", dateInputLabels, ownLabels);
  const format = dateFormatOf(locale ?? labels.locale);
  const byUser = useRef(false);
  const date = useDateValue({ byUser, format, today, value, defaultValue, onValueChange });
  const [first, last] = [validDate(min), validDate(max)];
  const days = matchersOf(disabledDays);
  const problem = dateProblem({
    ...{ day: date.day, isWrong: date.isWrong, min: first, max: last, disabled: days, format, labels },
  });
  const hidden = useHiddenControl(date.day ? dayKey(date.day) : "", byUser, () => input.current?.focus());
  useFormReset(hidden.ref, date.reset);
  useOnMount(() => {
    const node = input.current;
    if (!node || !isTouched(node)) return;
    const { value: text, defaultValue: rendered } = node;
    if (value !== undefined) node.value = rendered;
    else if (document.activeElement === node) date.type(text);
    else date.commit(text);
  });
  useLayoutEffect(() => {
    hidden.ref.current?.setCustomValidity(problem ?? "");
  }, [hidden.ref, problem]);
  const field = useField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error: shownError(error, (date.isWrong || date.wasChecked) && problem),
    required,
    id: own.id,
  });
  const isFramed = !!(label || description);
  const { readOnly, ...rest } = honorAriaDisabled(own, { readOnly: true });
  const attributes = useFieldAttributes(rest, isFramed && field);
  const [opened, setOpened] = useState<Opened>({ isOpen: false, byKey: false });
  const slots = dateInputRecipe({ size, variant });

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    // Commits the text before Enter submits the form.
    if (event.key === "Enter") flushSync(() => date.commit());
    if (event.key === "ArrowDown" && !readOnly) {
      event.preventDefault();
      date.commit();
      setOpened({ isOpen: true, byKey: true });
    }
  };
  const box = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger area to click the input; it has no action of its own
    <div
      data-slot="date-input-box"
      className={slots.box()}
      {...(!isFramed && field.events)}
      onMouseDown={focusInput}
    >
      <input
        data-slot="date-input-control"
        type="date"
        {...hidden}
        {...{ name, form, required, disabled, readOnly }}
        min={first && dayKey(first)}
        max={last && dayKey(last)}
        className={slots.control()}
      />
      <input
        data-slot="date-input"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...attributes}
        aria-required={required || undefined}
        aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
        placeholder={placeholder ?? format.pattern(labels)}
        form={form}
        disabled={disabled}
        readOnly={readOnly}
        ref={mergedRef}
        className={slots.base({ className })}
        value={date.text}
        onChange={(event) => {
          if (!onValueChange) onChange?.(event);
          date.type(event.currentTarget.value);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          date.commit();
          onBlur?.(event);
        }}
      />
      <DateInputCalendar
        {...{ slots, labels, container, opened, locale, weekStartsOn, today, defaultMonth }}
        labelId={isFramed ? field.labelId : undefined}
        isDisabled={disabled || readOnly}
        input={input}
        onOpenedChange={setOpened}
        day={date.day}
        min={first}
        max={last}
        disabledDays={days}
        onSelect={date.select}
      />
    </div>
  );
  if (isFramed) return <FieldFrame field={field}>{box}</FieldFrame>;
  return (
    <>
      {box}
      {field.watch}
    </>
  );
}

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
function DateInputCalendar({
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

interface DateValueOptions
  extends Pick<DateInputProps, "value" | "defaultValue" | "onValueChange" | "today"> {
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  format: DateFormat;
}

/** Typed text, and the value of the field when it was typed. */
interface Draft {
  text: string;
  day: Date | undefined;
  /** Whether the field lost focus with this text, although it isn't a date. */
  isWrong?: boolean;
}

/** The day, the text, and functions that change both. A form reset restores the default, and discards the text. */
function useDateValue({
  byUser,
  format,
  today,
  value,
  defaultValue = null,
  onValueChange,
}: DateValueOptions) {
  const [currentValue, setCurrentValue, restore] = useControlled(
    "DateInput.value",
    value,
    defaultValue,
    null,
    dateShape,
  );
  const day = validDate(currentValue);
  const [draft, setDraft] = useState<Draft>();
  const [wasChecked, setWasChecked] = useState(false);
  // If the caller passes another day, it replaces the text.
  const isCurrent = draft && (draft.day === day || isSameDay(draft.day, day));
  if (draft && !isCurrent) setDraft(undefined);
  const typed = isCurrent ? draft : undefined;

  const change = (next: Date | undefined) => {
    if (next === day || isSameDay(next, day)) return;
    byUser.current = true;
    setCurrentValue(next ?? null);
    onValueChange?.(next ?? null);
  };
  const read = (text: string) => format.read(text, validDate(today) ?? new Date());
  /** Reads the text, and replaces it with the date in the language's format. Text that isn't a date stays. */
  const commit = (text = typed?.text) => {
    if (text === undefined) return;
    const next = read(text);
    const isWrong = !next && text.trim() !== "";
    setDraft(isWrong ? { text, day: undefined, isWrong } : undefined);
    setWasChecked(true);
    change(next);
  };
  const select = (next: Date) => {
    setDraft(undefined);
    setWasChecked(true);
    change(next);
  };
  const reset = () => {
    setDraft(undefined);
    setWasChecked(false);
    const restored = restore();
    if (restored === undefined) return;
    const initial = validDate(restored);
    if (initial !== day && !isSameDay(initial, day)) onValueChange?.(initial ?? null);
  };
  return {
    day,
    text: typed?.text ?? (day ? format.format(day) : ""),
    isWrong: !!typed?.isWrong,
    /** Whether the user has changed the value, so that an error about it may show. */
    wasChecked,
    type: (text: string) => setDraft({ text, day, isWrong: typed?.isWrong && !read(text) }),
    commit,
    select,
    reset,
  };
}
