"use client";

import { type ClipboardEvent, type RefObject, useRef, useState } from "react";
import type { FormValueProps } from "../../lib/common-props";
import { replayChanges, useOnMount } from "../../lib/dom-state";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import { type PinPattern, readPin } from "./pin-text";

interface CodeOptions extends Pick<FormValueProps<string>, "value"> {
  input: RefObject<HTMLInputElement | null>;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  onComplete: ((value: string) => void) | undefined;
  length: number;
  pattern: PinPattern;
}

/** The code, and functions that change it. The text of an input method is a draft until it is confirmed. */
export function useCode({
  input,
  value,
  defaultValue,
  onValueChange,
  onComplete,
  length,
  pattern,
}: CodeOptions) {
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
