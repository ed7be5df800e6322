"use client";

import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
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
import { replayChanges, useOnMount } from "../../lib/dom-state";
import { useFieldAttributes } from "../../lib/field-context";
import { knownValue } from "../../lib/known-value";
import { useControlled } from "../../lib/use-controlled";
import { useEvent } from "../../lib/use-event";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type MatchEvents, shownError, useField } from "../field";
import { pinInputRecipe } from "./pin-input.recipe";
import { type PinPattern, readPin } from "./pin-text";

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

interface CodeOptions
  extends Required<Pick<PinInputProps, "defaultValue" | "length" | "pattern">>,
    Pick<PinInputProps, "value" | "onValueChange" | "onComplete"> {
  input: RefObject<HTMLInputElement | null>;
}

/** The code, and functions that change it. The text of an input method is a draft until it is confirmed. */
function useCode({
  input,
  value,
  defaultValue,
  onValueChange,
  onComplete,
  length,
  pattern,
}: CodeOptions & { defaultValue: string }) {
  const [current, setCurrent, restore] = useControlled("PinInput.value", value, defaultValue, "");
  const [draft, setDraft] = useState<string>();
  const isReplaying = useRef(false);
  const read = (text: string) => readPin(text, pattern).slice(0, length);
  const text = read(String(current));
  const change = (event?: InputEvent) => {
    const node = input.current;
    if (!node) return;
    // Replacing the text of an input method would cancel it.
    if (event?.isComposing) return setDraft(node.value);
    setDraft(undefined);
    const next = read(node.value);
    if (next !== node.value) {
      const caret = read(node.value.slice(0, node.selectionStart ?? undefined)).length;
      node.value = next;
      node.setSelectionRange(caret, caret);
    }
    if (next === text) return;
    setCurrent(next);
    onValueChange?.(next);
    if (next.length < length || isReplaying.current) return;
    // The caller may submit the form, before the effect runs.
    node.setCustomValidity("");
    onComplete?.(next);
  };
  /** A pasted code replaces what is there, wherever the caret is. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (read(event.clipboardData.getData("text")).length === length) event.currentTarget.select();
  };
  useFormReset(input, () => {
    setDraft(undefined);
    const initial = restore();
    if (initial !== undefined && read(initial) !== text) onValueChange?.(read(initial));
  });
  useOnMount(() => {
    isReplaying.current = true;
    if (input.current) replayChanges([input.current], value !== undefined);
    isReplaying.current = false;
  });
  return { text, draft, change, paste };
}

/**
 * The selected cells, and functions that select one. The caret is never between two characters: it selects the character after
 * it, so that the next key replaces it.
 */
function useCells(input: RefObject<HTMLInputElement | null>, text: string, length: number) {
  const [selected, setSelected] = useState<[start: number, end: number]>();
  const last = Math.min(text.length, length - 1);
  // The caller may have changed the code since.
  const start = Math.min(selected?.[0] ?? last, last);
  const end = Math.max(start, Math.min(selected?.[1] ?? last, text.length));
  const select = (index: number) => {
    const node = input.current;
    if (!node) return;
    const size = node.value.length;
    const from = Math.max(Math.min(index, size, length - 1), 0);
    node.setSelectionRange(from, Math.min(from + 1, size));
    setSelected([from, Math.min(from + 1, size)]);
  };
  /** Follows the selection of the input. After Backspace, the character before the deleted one is selected. */
  const follow = useEvent((event?: InputEvent) => {
    const node = input.current;
    if (!node || event?.isComposing) return;
    // In Safari, selecting text moves the focus.
    if (!node.matches(":focus")) return setSelected(undefined);
    const { selectionStart, selectionEnd, value } = node;
    if (selectionStart === null || selectionEnd === null) return;
    const isBackward = event?.inputType === "deleteContentBackward" && selectionStart < value.length;
    if (selectionStart === selectionEnd) select(isBackward ? selectionStart - 1 : selectionStart);
    else setSelected([selectionStart, selectionEnd]);
  });
  // React's `onSelect` misses the event, which Chromium fires on the input.
  useEffect(() => {
    const page = input.current?.ownerDocument;
    const listen = () => input.current?.matches(":focus") && follow();
    page?.addEventListener("selectionchange", listen);
    return () => page?.removeEventListener("selectionchange", listen);
  }, [input, follow]);
  /** Moves the end of the selection that Shift moved last. The browser would first deselect the character after the caret. */
  const extend = (step: number) => {
    const node = input.current;
    if (!node) return;
    const isBackward = end - start > 1 ? node.selectionDirection === "backward" : step < 0;
    const from = isBackward ? Math.max(start + step, 0) : start;
    const to = isBackward ? end : Math.min(end + step, text.length);
    node.setSelectionRange(from, to, isBackward ? "backward" : "forward");
    setSelected([from, to]);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) extend(step);
    else if (end - start > 1) select(step < 0 ? start : end - 1);
    else select(start + step);
  };
  /** The browser places the caret by the widths of the hidden characters. */
  const handleClick = ({ clientX, currentTarget, detail }: MouseEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    // A double click selects all, and so does a click of a script on a selected text.
    if (detail !== 1 || (selectionEnd ?? 0) - (selectionStart ?? 0) > 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    // A click on the label has another place.
    if (clientX >= left && clientX < left + width) select(Math.floor(((clientX - left) / width) * length));
  };
  const isActive = (index: number) => (index >= start && index < end) || (start === end && index === start);
  return { isActive, follow, handleKey, handleClick };
}
