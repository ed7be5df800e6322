"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { type FieldLabels, type PinInputLabels, pinInputLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type {
  ControlProps,
  ControlStyleProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import { useFieldAttributes } from "../../lib/field-context";
import { knownValue } from "../../lib/known-value";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type MatchEvents, shownError, useField } from "../field";
import { pinInputRecipe } from "./pin-input.recipe";
import type { PinPattern } from "./pin-text";
import { useCells } from "./use-cells";
import { useCode } from "./use-code";

type Variants = (typeof pinInputRecipe)["variants"];
type Owned =
  | "type"
  | "size"
  | "value"
  | "defaultValue"
  | "pattern"
  | "placeholder"
  | "maxLength"
  | "minLength";

export interface PinInputProps
  extends FormValueProps<string>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    Omit<TextControlProps, "placeholder">,
    LabelsProps<PinInputLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"input">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /** Height, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the code itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /**
   * The number of characters, at most 32.
   * @default 6
   * @minimum 1
   */
  length?: number;
  /**
   * The characters that it accepts. Others are removed, also from pasted text.
   * @default "numeric"
   */
  pattern?: PinPattern;
  /**
   * Hides the characters, for a code that people keep secret, such as the PIN of a card.
   * @default false
   */
  masked?: boolean;
  /**
   * Called after `onValueChange` when the user has entered or pasted the last character. Submit the form here.
   * @param value The complete code.
   */
  onComplete?: (value: string) => void;
}

/**
 * An input for a code of a fixed length, such as a one-time code. Each character has a cell, but it is a single input that
 * browsers fill in and people paste into. Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set
 * `aria-label`.
 *
 * @category Input
 * @alias one-time code, OTP, otp input, verification code, pin code, two-factor, 2FA, passcode, security code
 * @since 0.1.0
 */
export function PinInput({
  label,
  labelTooltip,
  labels: ownLabels,
  description,
  error,
  size,
  variant,
  className,
  value,
  defaultValue = "",
  onValueChange,
  onComplete,
  length: givenLength = 6,
  pattern: givenPattern,
  masked,
  ref,
  ...own
}: PinInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const labels = useLabels("pinInput", pinInputLabels, ownLabels);
  const pattern = knownValue("PinInput.pattern", givenPattern, ["numeric", "alphanumeric"]);
  const length = Math.min(Math.max(Math.trunc(givenLength) || 6, 1), 32);
  const code = useCode({ input, value, defaultValue, onValueChange, onComplete, length, pattern });
  const selection = useCells(input, code.text, length);
  const [wasLeft, setLeft] = useState(false);
  const problem = code.text !== "" && code.text.length < length ? labels.incomplete : undefined;
  useLayoutEffect(() => {
    input.current?.setCustomValidity(problem ?? "");
  }, [problem]);
  const field = useField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error: shownError(error, wasLeft && problem),
    required: own.required,
    id: own.id,
  });
  const isFramed = !!(label || description);
  const rest = honorAriaDisabled(own, { readOnly: true });
  const attributes = useFieldAttributes(rest, isFramed && field);
  const slots = pinInputRecipe({ size, variant });
  const box = (
    <div data-slot="pin-input-box" dir="ltr" className={slots.box()}>
      <input
        data-slot="pin-input"
        autoComplete="one-time-code"
        inputMode={pattern === "numeric" ? "numeric" : "text"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...attributes}
        type={masked ? "password" : "text"}
        value={code.draft ?? code.text}
        aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
        {...(!isFramed && field.events)}
        ref={mergedRef}
        className={slots.base({ className })}
        onChange={(event) => {
          rest.onChange?.(event);
          setLeft(false);
          code.change(event.nativeEvent as InputEvent);
          selection.follow(event.nativeEvent as InputEvent);
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event);
          code.change();
          selection.follow();
        }}
        onPaste={(event) => {
          rest.onPaste?.(event);
          code.paste(event);
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (!event.defaultPrevented) selection.handleKey(event);
        }}
        onClick={(event) => {
          rest.onClick?.(event);
          selection.handleClick(event);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setLeft(true);
        }}
      />
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
          key={index}
          data-slot="pin-input-cell"
          data-active={selection.isActive(index) || undefined}
          data-masked={(masked && !!code.text[index]) || undefined}
          aria-hidden="true"
          className={slots.cell()}
        >
          {masked && code.text[index] ? "•" : code.text[index]}
        </span>
      ))}
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
