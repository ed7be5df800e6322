import { createContext, type RefObject } from "react";
import type { commandPaletteLabels } from "../../i18n/labels";
import { createStrictContext } from "../../lib/create-strict-context";
import type { Picker } from "../../lib/picker/picker-context";

interface CommandPaletteContext {
  picker: Picker;
  labels: typeof commandPaletteLabels;
  /** What is typed. */
  query: string;
  toText: (item: unknown) => string;
  canSelect: (item: unknown) => boolean;
  select: (item: unknown, options: { newTab: boolean }) => void;
  input: RefObject<HTMLInputElement | null>;
  /** The item that the keyboard or the pointer is at. */
  highlighted: { current: unknown };
  /** Whether more items are on their way. */
  isLoading: boolean;
  /** Tells that they are, until what it returns is called. */
  startLoading: () => () => void;
}

export const [CommandPaletteProvider, useCommandPalette] =
  createStrictContext<CommandPaletteContext>("CommandPalette.Panel");

/** Whether there is a dialog around, to be closed. */
export const InPaletteDialog = createContext(false);

/** The heading of the group around. */
export const GroupName = createContext<string | undefined>(undefined);
