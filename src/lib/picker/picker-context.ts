import { createContext, type RefObject } from "react";
import type { OverlayLayer } from "../overlay-layer";
import type { Highlight } from "./highlight";

/**
 * The values that a Combobox, an Autocomplete or a Select provides to its parts, in addition to the primitive's
 * context.
 */
export interface Picker {
  /** Whether there are so many items that only the visible ones are rendered. */
  isLong: boolean;
  /** The popup's layer among nested overlays. */
  layer: OverlayLayer;
  highlight: Highlight;
  /** The element that the popup opens at, if it isn't the control. */
  anchor?: RefObject<HTMLElement | null>;
  /** The id of the control's label, which also names the popup and the list. */
  labelId: string | undefined;
  /** The accessible name if there is no label. */
  name: string | undefined;
}

/** The attributes that name the popup and the list by the label, or else by a text. */
export function pickerName({ labelId, name }: Picker, labels: { options: string }) {
  return { "aria-labelledby": labelId, "aria-label": labelId ? undefined : (name ?? labels.options) };
}

/** The index of an item of a long list among all matching items. */
export const RowIndex = createContext<number | undefined>(undefined);

/** The number of matching items in a long list. */
export const RowCount = createContext<number | undefined>(undefined);

/** The index of a group's first item among all matching items. */
export const GroupStart = createContext(0);

/** The items of the surrounding group. */
export const GroupItems = createContext<readonly unknown[] | undefined>(undefined);
