"use client";

import { NumberField as Base } from "@base-ui/react/number-field";
import {
  type ComponentProps,
  type PointerEvent,
  type ClipboardEvent as ReactClipboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { knownLocale } from "../../i18n/known-locale";
import { numberFieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { MinusIcon, PlusIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { commitText, isCommit, preventPrimitive } from "../../lib/base-ui";
import { replayChanges, useOnMount } from "../../lib/dom-state";
import { exactNumberShape, isExact, roundSum, withAllDigits } from "../../lib/exact-number";
import { useFieldAttributes } from "../../lib/field-context";
import { focusInput } from "../../lib/focus-input";
import { withoutInnerChange } from "../../lib/inner-events";
import { isComposing } from "../../lib/is-composing";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { isWindowBlur } from "../../lib/window-blur";
import { FieldFrame, type MatchEvents, shownError, useField } from "../field";
import { numberFieldRecipe } from "./number-field.recipe";
import type { NumberFieldProps } from "./number-field-types";

/**
 * An input for a number, formatted for the language of the reader. Pass `label` or `description` for a built-in field.
 * Otherwise wrap it in Field or set `aria-label`. A form submits the plain number, such as `1234.5` for "1.234,5 €".
 *
 * @category Input
 * @alias number input, numeric input, spinner, spinbutton, quantity, amount, currency input
 * @since 0.1.0
 */
export function NumberField({
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
  onValueCommit,
  min,
  max,
  step = 1,
  largeStep = step === "any" ? 10 : step * 10,
  smallStep = step === "any" ? 0.1 : step,
  format,
  locale,
  prefix,
  suffix,
  steppers,
  allowWheel,
  allowScrub,
  name,
  form,
  required,
  disabled,
  onBlur,
  onKeyDown,
  ref,
  ...own
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const labels = useLabels("numberField", numberFieldLabels, ownLabels);
  const number = useNumberValue({
    ...{ input, value, defaultValue, onValueChange, onValueCommit, min, max },
    steps: [step === "any" ? 1 : step, largeStep, smallStep],
    inexact: labels.inexact,
  });
  const field = useField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error: shownError(error, number.isRefused && labels.inexact),
    required,
    id: own.id,
  });
  const isFramed = !!(label || description);
  const { readOnly, ...rest } = honorAriaDisabled(withoutInnerChange(own, onValueChange), { readOnly: true });
  const attributes = useFieldAttributes(
    {
      ...rest,
      "aria-describedby":
        [prefix && `${field.id}prefix`, suffix && `${field.id}suffix`, rest["aria-describedby"]]
          .filter(Boolean)
          .join(" ") || undefined,
    },
    isFramed && field,
  );
  const slots = numberFieldRecipe({ size, variant });
  const control = (
    <NumberFieldBox
      slots={slots}
      labels={labels}
      id={field.id}
      events={isFramed ? undefined : field.events}
      {...{ prefix, suffix, steppers, allowScrub }}
      rootProps={{
        value: number.current,
        onValueChange: number.change,
        onValueCommitted: number.commit,
        locale: knownLocale("NumberField.locale", locale, labels.locale),
        allowWheelScrub: allowWheel,
        id: attributes.id,
        inputRef: number.control,
        format: withAllDigits(format),
        ...{ min, max, step, largeStep, smallStep, name, form, required, disabled, readOnly },
      }}
    >
      <Base.Input
        data-slot="number-field"
        dir="auto"
        form={form}
        aria-roledescription={labels.role}
        {...rest}
        {...attributes}
        aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
        ref={mergedRef}
        className={slots.base({ className })}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === "Enter" && !event.defaultPrevented && !isComposing(event))
            commitText(event.currentTarget);
          // The primitive would add to a rounded number, not to the typed one.
          if (number.isRefused && /^Arrow(Up|Down)$/.test(event.key)) preventPrimitive(event);
        }}
        onPaste={(event) => {
          rest.onPaste?.(event);
          if (!event.defaultPrevented) pasteUngrouped(event);
        }}
        onChange={(event) => {
          rest.onChange?.(event);
          number.accept();
        }}
        onBlur={(event) => {
          // The primitive keeps text that isn't a number, such as "-", until the next render.
          if (number.keepsText() || (isWindowBlur(event) && !isCommit(event))) preventPrimitive(event);
          else number.refresh();
          if (isCommit(event)) event.stopPropagation();
          else onBlur?.(event);
        }}
      />
    </NumberFieldBox>
  );
  if (isFramed) return <FieldFrame field={field}>{control}</FieldFrame>;
  return (
    <>
      {control}
      {field.watch}
    </>
  );
}

interface NumberFieldBoxProps
  extends Pick<NumberFieldProps, "prefix" | "suffix" | "steppers" | "allowScrub"> {
  slots: ReturnType<typeof numberFieldRecipe>;
  labels: { increase: string; decrease: string };
  /** The prefix of the affixes' ids. */
  id: string;
  events: MatchEvents | undefined;
  rootProps: ComponentProps<typeof Base.Root>;
  /** The input. */
  children: ReactNode;
}

/** The box around the input, its affixes and the buttons. */
function NumberFieldBox({
  slots,
  labels,
  id,
  events,
  prefix,
  suffix,
  steppers,
  allowScrub,
  rootProps,
  children,
}: NumberFieldBoxProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger area to click the input; it has no action of its own
    <div
      data-slot="number-field-box"
      className={slots.box()}
      {...events}
      onPointerDownCapture={ignoreInFieldset}
      onMouseDown={focusInput}
    >
      {/* Base.Root renders no element, so that the primitive's hidden input is inside the box. The function
          is inline, because the primitive warns about names that a minifier can give it. */}
      <Base.Root {...rootProps} render={({ children }) => <>{children}</>}>
        {prefix && (
          <span data-slot="number-field-prefix" id={`${id}prefix`} className={slots.affix()}>
            {allowScrub ? (
              <Base.ScrubArea data-slot="number-field-scrub" className={slots.scrub()}>
                {prefix}
              </Base.ScrubArea>
            ) : (
              prefix
            )}
          </span>
        )}
        {children}
        {suffix && (
          <span data-slot="number-field-suffix" id={`${id}suffix`} className={slots.affix()}>
            {suffix}
          </span>
        )}
        {steppers && (
          <div data-slot="number-field-steppers" className={slots.steppers()}>
            <Base.Decrement
              data-slot="number-field-decrease"
              aria-label={labels.decrease}
              className={slots.stepper()}
            >
              <MinusIcon />
            </Base.Decrement>
            <Base.Increment
              data-slot="number-field-increase"
              aria-label={labels.increase}
              className={slots.stepper()}
            >
              <PlusIcon />
            </Base.Increment>
          </div>
        )}
      </Base.Root>
    </div>
  );
}

/** Ignores presses in a disabled fieldset, which would otherwise still step or scrub. */
function ignoreInFieldset(event: PointerEvent<HTMLElement>) {
  if (event.currentTarget.querySelector("input:disabled")) event.stopPropagation();
}

interface NumberValueOptions
  extends Pick<
    NumberFieldProps,
    "value" | "defaultValue" | "onValueChange" | "onValueCommit" | "min" | "max"
  > {
  input: RefObject<HTMLInputElement | null>;
  /** The amounts of all steps. */
  steps: number[];
  /** The error about a number that can't be kept as typed. */
  inexact: string;
}

/**
 * The value of the field, and the functions that change it. A form reset restores the default. A typed number that can't be kept
 * exactly is refused: its text stays, the value is `null`, and the field can't be submitted.
 */
function useNumberValue({
  input,
  value,
  defaultValue = null,
  onValueChange,
  onValueCommit,
  min,
  max,
  steps,
  inexact,
}: NumberValueOptions) {
  const [currentValue, setCurrentValue, restore] = useControlled(
    "NumberField.value",
    value,
    defaultValue,
    null,
    exactNumberShape,
  );
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const isResetting = useRef(false);
  const current = Number.isFinite(currentValue) ? currentValue : null;

  const [isInexact, setInexact] = useState(false);
  // If the caller passes a number, it replaces the text.
  const isRefused = isInexact && current === null;
  const control = useRef<HTMLInputElement>(null);

  /** The number itself, unless a step reached it. */
  const stepped = (
    next: number | null,
    { reason }: Base.Root.CommitEventDetails | Base.Root.ChangeEventDetails,
  ) =>
    next === null || current === null || next === min || next === max || /^input|none/.test(reason)
      ? next
      : roundSum(next, [current, ...steps]);
  const change = (given: number | null, details: Base.Root.ChangeEventDetails) => {
    if (isResetting.current) return;
    const text = typedText(details);
    // A number outside the limits is set to the limit.
    const isKept =
      given === null || given === min || given === max || text === undefined || isExact(text, given);
    const next = isKept ? stepped(given, details) : null;
    setInexact(!isKept && details.reason !== "none");
    setCurrentValue(next);
    // Typed text may mean the same number, or be clamped to it.
    if (next !== current) onValueChange?.(next);
  };
  const commit = (next: number | null, details: Base.Root.CommitEventDetails) => {
    if (!isResetting.current) onValueCommit?.(stepped(next, details));
  };
  const accept = () => setInexact(false);
  const keepsText = () => isRefused && !isResetting.current;
  /** The primitive discards typed text when it commits it. */
  const discard = () => {
    setInexact(false);
    isResetting.current = true;
    if (input.current) commitText(input.current);
    isResetting.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: not for a new function
  useLayoutEffect(() => {
    control.current?.setCustomValidity(isRefused ? inexact : "");
    if (isInexact && !isRefused) discard();
  }, [isInexact, isRefused, inexact]);
  useFormReset(input, () => {
    const initial = restore();
    discard();
    if (initial !== undefined && initial !== current) onValueChange?.(initial);
    refresh();
  });
  useOnMount(() => {
    const box = input.current?.parentElement;
    if (box) replayChanges(box.querySelectorAll("input"), value !== undefined);
  });
  return { current, change, commit, refresh, isRefused, control, keepsText, accept };
}

/** The text of a number that was typed, pasted or filled in. The primitive inserts pasted text after the event. */
function typedText({ reason, event }: Base.Root.ChangeEventDetails): string | undefined {
  if (!/^input|none/.test(reason)) return undefined;
  const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
  const pasted = (event as ClipboardEvent).clipboardData?.getData("text/plain");
  return pasted === undefined
    ? value
    : value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
}

/**
 * Pastes a number without the spaces and apostrophes between its digits. In languages that don't group digits with them, the
 * primitive would stop reading there: 1 234 would be 1.
 */
function pasteUngrouped(event: ReactClipboardEvent<HTMLInputElement>) {
  const { currentTarget: input, clipboardData } = event;
  const text = clipboardData.getData("text/plain").trim();
  const number = text.replace(/(?<=\p{Nd})[\p{Zs}'’](?=\p{Nd})/gu, "");
  if (number === text || input.readOnly) return;
  event.preventDefault();
  input.setRangeText(number, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}
