"use client";

import { useMemo, useState } from "react";
import { useOverlayLayer } from "../overlay-layer";
import { createHighlight } from "./highlight";
import { countItems } from "./items";
import type { Picker } from "./picker-context";
import { createSkip } from "./skip-disabled";

/** Past this many items, only those in sight are drawn. */
const LONG = 60;

interface PickerOptions {
  items: readonly unknown[];
  labelId: string | undefined;
  name: string | undefined;
}

/** What Combobox and Autocomplete share: whether the list is long, its name, and what follows the highlight. */
export function usePicker({ items, labelId, name }: PickerOptions) {
  const [{ highlight, onItemHighlighted }] = useState(() => {
    const created = createHighlight();
    const skip = createSkip();
    return {
      highlight: created,
      onItemHighlighted(_item: unknown, details: Parameters<typeof skip>[0]) {
        if (details.reason !== "pointer" && details.index >= 0) created.tell(details.index);
        skip(details);
      },
    };
  });
  const layer = useOverlayLayer();
  const isLong = useMemo(() => countItems(items) > LONG, [items]);
  const picker = useMemo<Picker>(
    () => ({ isLong, layer, highlight, labelId, name }),
    [isLong, layer, highlight, labelId, name],
  );
  return { picker, onItemHighlighted };
}
