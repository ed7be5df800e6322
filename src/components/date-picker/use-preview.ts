"use client";

import { useState } from "react";
import type { Modifiers } from "react-day-picker";
import { type CalendarSelection, chooseInRange, type DateRange, type SelectionBounds } from "./selection";

/**
 * The preview of a range after its first day is selected. It ends at the hovered day, otherwise at the
 * focused day. Days that are disabled or would start a new range have no preview.
 */
export function usePreview(selection: CalendarSelection, bounds: SelectionBounds) {
  const [pointed, setPointed] = useState<Date>();
  const [focused, setFocused] = useState<Date>();
  const begun = selection.mode === "range" && selection.selected?.from && !selection.selected.to;
  const hint = pointed ?? focused;
  const show = (set: typeof setPointed) => (day: Date, modifiers: Modifiers) => {
    if (begun) set(modifiers.unavailable ? undefined : day);
  };
  const leave = () => setPointed(undefined);
  const blur = () => setFocused(undefined);
  return {
    preview: begun && hint ? whole(chooseInRange(selection.selected, hint, bounds)) : undefined,
    point: show(setPointed),
    focus: show(setFocused),
    leave,
    blur,
    forget: () => {
      leave();
      blur();
    },
  };
}

function whole(range: DateRange | undefined): DateRange | undefined {
  return range?.to ? range : undefined;
}
