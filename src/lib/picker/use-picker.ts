"use client";

import { useMemo, useState } from "react";
import { createSkip, type HighlightDetails } from "../base-ui";
import { useOverlayLayer } from "../overlay-layer";
import { createHighlight } from "./highlight";
import { countItems } from "./items";
import type { Picker } from "./picker-context";

/** Past this many items, only those in sight are drawn. */
const LONG = 60;

interface PickerOptions {
  items: readonly unknown[];
  labelId: string | undefined;
  name: string | undefined;
}

/** What Combobox and Autocomplete share: whether the list is long, its name, and what follows the highlight. */
export function usePicker({ items, labelId, name }: PickerOptions) {
  const [highlight] = useState(createHighlight);
  const [skip] = useState(createSkip);
  const onItemHighlighted = (_item: unknown, details: HighlightDetails) => {
    if (details.reason !== "pointer" && details.index >= 0) highlight.tell(details.index);
    skip(details);
  };
  const layer = useOverlayLayer();
  const isLong = useMemo(() => countItems(items) > LONG, [items]);
  const picker: Picker = { isLong, layer, highlight, labelId, name };
  return { picker, onItemHighlighted };
}
