"use client";

import type { CommandPaletteLabels } from "../../i18n/labels";
import type { LabelsProps } from "../../lib/common-props";
import { CommandPaletteDialog, type CommandPaletteDialogProps } from "./command-palette-dialog";
import { CommandPalettePanel, type PaletteOptions } from "./command-palette-panel";

/**
 * @typeParam Items The type of the array of items, or of groups of items.
 */
export interface CommandPaletteRootProps<Items extends readonly unknown[] = readonly unknown[]>
  extends Omit<CommandPaletteDialogProps, keyof PaletteOptions | "labels">,
    PaletteOptions<Items>,
    LabelsProps<CommandPaletteLabels> {}

/** The palette in its dialog: CommandPalette.Dialog around CommandPalette.Panel. */
export function CommandPaletteRoot<const Items extends readonly unknown[]>({
  items,
  value,
  defaultValue,
  onValueChange,
  filter,
  itemToStringValue,
  getSelectableItems,
  onSelect,
  labels,
  children,
  ...dialog
}: CommandPaletteRootProps<Items>) {
  return (
    <CommandPaletteDialog labels={labels} {...dialog}>
      <CommandPalettePanel
        items={items}
        value={value}
        defaultValue={defaultValue}
        onValueChange={onValueChange}
        filter={filter}
        itemToStringValue={itemToStringValue}
        getSelectableItems={getSelectableItems}
        onSelect={onSelect}
        labels={labels}
      >
        {children}
      </CommandPalettePanel>
    </CommandPaletteDialog>
  );
}

/**
 * @typeParam Items The type of the array of items, or of groups of items.
 */
export interface CommandPaletteProps<Items extends readonly unknown[] = readonly unknown[]>
  extends CommandPaletteRootProps<Items> {}

/** The same as CommandPalette.Root. Assembled and documented in index.ts. */
export function CommandPaletteWhole<const Items extends readonly unknown[]>(
  props: CommandPaletteProps<Items>,
) {
  return <CommandPaletteRoot {...props} />;
}
