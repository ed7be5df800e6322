"use client";

import { useState } from "react";
import type { Modifiers } from "react-day-picker";
import type { CalendarSelection } from "./calendar";
import { chooseInRange, type DateRange, type SelectionBounds } from "./selection";

/**
 * The range that would be chosen by the day under the pointer or the focus, once its first day is. A day that would
 * begin another range, or cannot be chosen, previews nothing.
 */
export function usePreview(selection: CalendarSelection, bounds: SelectionBounds) {
  const [hint, setHint] = useState<Date>();
  const begun = selection.mode === "range" && selection.selected?.from && !selection.selected.to;
  return {
    preview: begun && hint ? whole(chooseInRange(selection.selected, hint, bounds)) : undefined,
    show: (day: Date, modifiers: Modifiers) => {
      if (begun) setHint(modifiers.unavailable ? undefined : day);
    },
    forget: () => setHint(undefined),
  };
}

function whole(range: DateRange | undefined): DateRange | undefined {
  return range?.to ? range : undefined;
}
