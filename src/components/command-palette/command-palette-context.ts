import { createContext, type RefObject } from "react";
import type { commandPaletteLabels } from "../../i18n/labels";
import { createStrictContext } from "../../lib/create-strict-context";
import type { Picker } from "../../lib/picker/picker-context";

interface CommandPaletteContext {
  picker: Picker;
  labels: typeof commandPaletteLabels;
  /** The search text. */
  query: string;
  toText: (item: unknown) => string;
  canSelect: (item: unknown) => boolean;
  select: (item: unknown, options: { newTab: boolean }) => void;
  input: RefObject<HTMLInputElement | null>;
  /** The item highlighted with the keyboard or the pointer. */
  highlighted: { current: unknown };
  /** Whether more items are loading. */
  isLoading: boolean;
  /** Marks items as loading, until the returned function is called. */
  startLoading: () => () => void;
}

export const [CommandPaletteProvider, useCommandPalette] =
  createStrictContext<CommandPaletteContext>("CommandPalette.Panel");

/** Whether a dialog around it can be closed. */
export const InPaletteDialog = createContext(false);

/** The heading of the surrounding group. */
export const GroupName = createContext<string | undefined>(undefined);
