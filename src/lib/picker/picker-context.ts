import { createContext } from "react";
import type { OverlayLayer } from "../overlay-layer";
import type { Highlight } from "./highlight";

/** What the parts of a Combobox or an Autocomplete share, beside what the primitive shares among its own. */
export interface Picker {
  /** Whether there are so many items that only those in sight are drawn. */
  isLong: boolean;
  /** The popup among the overlays around it and inside it. */
  layer: OverlayLayer;
  highlight: Highlight;
  /** The id of the label that names the control, for the popup and the list in it. */
  labelId: string | undefined;
  /** The name, where there is no label. */
  name: string | undefined;
}

/** Names the popup and the list in it after the label, or else by a text. */
export function pickerName({ labelId, name }: Picker, labels: { options: string }) {
  return { "aria-labelledby": labelId, "aria-label": labelId ? undefined : (name ?? labels.options) };
}

/** Where an item of a long list stands among all that are found, counted from 0. */
export const RowIndex = createContext<number | undefined>(undefined);

/** How many items are found in a long list. */
export const RowCount = createContext<number | undefined>(undefined);

/** Where a group's first item stands among all that are found. */
export const GroupStart = createContext(0);

/** The items of the group around. */
export const GroupItems = createContext<readonly unknown[] | undefined>(undefined);
