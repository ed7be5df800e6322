"use client";

import { type RefObject, useEffect, useRef } from "react";
import { textFolder } from "../fold-text";
import { fireChange, setValue } from "../form-events";
import { useEvent } from "../use-event";
import { flatItems, itemFormValue, itemLabel } from "./items";

/**
 * Returns the one item with this label, as a search compares texts, or with this form value. Undefined if no item
 * or several items have the label.
 */
export function findByText(items: readonly unknown[], text: string, locale: string): unknown {
  const fold = textFolder(locale);
  const [wanted, folded] = [text.trim(), fold(text.trim())];
  if (!wanted) return undefined;
  const matches = [
    (item: unknown) => itemLabel(item) === wanted,
    (item: unknown) => fold(itemLabel(item).trim()) === folded,
    (item: unknown) => itemFormValue(item) === wanted,
  ];
  const found = matches.map((match) => items.filter(match)).find((each) => each.length > 0);
  return found?.length === 1 ? found[0] : undefined;
}

interface AutofillOptions {
  /** Contains the control. */
  root: RefObject<HTMLElement | null>;
  /** The hidden input of the value. */
  hidden: RefObject<HTMLInputElement | null>;
  /** The items, or groups of items. */
  items: readonly unknown[];
  /** The value of an item. By default, the item itself. */
  readValue?: (item: never) => unknown;
  locale: string;
  selected: unknown;
  select: (value: unknown) => void;
}

/**
 * Selects the item whose label the browser fills in, such as the country of a saved address. It fills in the text of the
 * control, or its hidden input. Text that isn't a label is discarded, as when the list closes.
 */
export function useAutofill({
  root,
  hidden,
  items,
  readValue,
  locale,
  selected,
  select,
}: AutofillOptions): void {
  const isTyped = useRef(false);
  const handle = useEvent((event: Event) => {
    const input = event.target as HTMLInputElement;
    const isText = input.getAttribute("role") === "combobox";
    if (!isText && input !== hidden.current) return;
    const wasTyped = isTyped.current;
    // Typed or pasted text has another type.
    const { inputType = "" } = event as InputEvent;
    isTyped.current = !["", "insertReplacementText"].includes(inputType);
    if (isText && (wasTyped || event.type === "input")) return;
    const item = findByText(flatItems(items), input.value, locale);
    const found = item === undefined || !readValue ? item : readValue(item as never);
    if (!isText) {
      // Base UI then selects the item with this form value. It doesn't know labels of Select, or other spellings.
      if (found !== undefined) setValue(input, itemFormValue(found));
      return;
    }
    const several = Array.isArray(selected) ? selected : undefined;
    const isNew = found !== undefined && found !== selected && !several?.includes(found);
    if (isNew) select(several ? [...several, found] : found);
    if (several || !isNew) setText(input, several ? "" : itemLabel(selected));
  });
  useEffect(() => {
    const node = root.current;
    // Before React's handlers.
    for (const type of ["input", "change"]) node?.addEventListener(type, handle, true);
    return () => {
      for (const type of ["input", "change"]) node?.removeEventListener(type, handle, true);
    };
  }, [root, handle]);
}

/** Sets the text of an input as if people had typed it. */
function setText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  setValue(input, text);
  fireChange(input);
}
