"use client";

import { useMemo, useState } from "react";
import { createSkip, type HighlightDetails } from "../base-ui";
import { useOverlayLayer } from "../overlay-layer";
import { createHighlight } from "./highlight";
import { countItems } from "./items";
import type { Picker } from "./picker-context";

/** A list with more items than this renders only the visible ones. */
const LONG = 60;

interface PickerOptions {
  items: readonly unknown[];
  labelId: string | undefined;
  name: string | undefined;
}

/**
 * The state that all lists of options share: the accessible name of the list, whether it is long, and the
 * handler for its highlighted item.
 */
export function usePicker({ items, labelId, name }: PickerOptions) {
  const [highlight] = useState(createHighlight);
  const [skip] = useState(createSkip);
  const onItemHighlighted = (_item: unknown, details: HighlightDetails) => {
    if (details.reason !== "pointer" && details.index >= 0) highlight.set(details.index);
    skip(details);
  };
  const layer = useOverlayLayer();
  const isLong = useMemo(() => countItems(items) > LONG, [items]);
  const picker: Picker = { isLong, layer, highlight, labelId, name };
  return { picker, onItemHighlighted };
}
