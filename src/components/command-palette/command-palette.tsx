"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { Combobox } from "@base-ui/react/combobox";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type CommandPaletteDialogLabels,
  type CommandPaletteLabels,
  type CommandPalettePanelLabels,
  commandPaletteLabels,
} from "../../i18n/labels";
import { type Texts, useLabels } from "../../i18n/labels-provider";
import { pressKey } from "../../lib/base-ui";
import type { LabelsProps, OpenProps, PortalProps, StyleProps, ValueProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { countItems, type ItemOf, itemLabel } from "../../lib/picker/items";
import type { Picker } from "../../lib/picker/picker-context";
import { ResultCount } from "../../lib/picker/result-count";
import { usePicker } from "../../lib/picker/use-picker";
import { useControlled } from "../../lib/use-controlled";
import { useDirection } from "../../lib/use-direction";
import { Dialog } from "../dialog";
import { commandPaletteDialogRecipe, commandPaletteRecipe } from "./command-palette.recipe";
import { useFoundItems } from "./rank-items";

interface CommandPaletteContext {
  picker: Picker;
  labels: Texts<"commandPalette">;
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

/**
 * A dialog that finds pages, people and commands from one input. Close it when something is selected.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ | ARIA combobox pattern}
 * @category Navigation
 * @alias cmdk, command menu, spotlight, quick search, omnibox
 * @since 0.1.0
 */
export function CommandPalette<const Items extends readonly unknown[]>(props: CommandPaletteProps<Items>) {
  return <CommandPaletteRoot {...props} />;
}

export interface CommandPaletteDialogProps
  extends Required<Pick<OpenProps, "open">>,
    Pick<OpenProps, "onOpenChange">,
    PortalProps,
    LabelsProps<CommandPaletteDialogLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "role"> {
  /** A CommandPalette.Panel. */
  children?: ReactNode;
}

/**
 * The dialog alone, for custom compositions. CommandPalette.Root combines it with CommandPalette.Panel.
 *
 * @baseComponent Dialog
 */
export function CommandPaletteDialog({
  open,
  onOpenChange,
  labels: ownLabels,
  className,
  children,
  ...rest
}: CommandPaletteDialogProps) {
  const { name } = useLabels("commandPalette", commandPaletteLabels, ownLabels);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <Dialog
        data-slot="command-palette-dialog"
        aria-label={name}
        className={commandPaletteDialogRecipe({ className })}
        {...rest}
      >
        <InPaletteDialog value={true}>{children}</InPaletteDialog>
      </Dialog>
    </Dialog.Root>
  );
}

/** How an item of a CommandPalette was selected. */
export interface CommandPaletteSelectOptions {
  /** Whether Cmd or Ctrl was pressed. Open the item in a new tab then. */
  newTab: boolean;
}

/** The search and selection of a palette. */
interface PaletteOptions<Items extends readonly unknown[] = readonly unknown[]> extends ValueProps<string> {
  /** @default "" */
  defaultValue?: string;
  /**
   * The items to search: strings, objects with a `title`, `label` or `value`, or groups such as `{ value: "Pages",
   * items: […] }`. Items that change together with `value` count as filtered already.
   */
  items: Items;
  /**
   * Called with the new value when the user changes it.
   * @param value The new query.
   */
  onValueChange?: (value: string) => void;
  /**
   * By default, the palette searches and ranks the items. `null` shows them as they are, such as results from a
   * server.
   */
  filter?: null;
  /**
   * Returns the text to search in an item, instead of its `title`, `label` or `value`.
   * @param item An item of `items`.
   */
  itemToStringValue?: (item: ItemOf<Items>) => string;
  /**
   * Returns the items that can be selected. The others show, but keyboard navigation skips them. By default, all
   * items can be selected.
   * @param items The items that match the query, in the form of `items`.
   */
  getSelectableItems?: (items: Items) => readonly ItemOf<Items>[];
  /**
   * Called with the item selected by Enter or a click. With Cmd or Ctrl pressed, `newTab` is true. It doesn't close
   * the palette.
   * @param item The selected item.
   * @param options How the item was selected.
   */
  onSelect?: (item: ItemOf<Items>, options: CommandPaletteSelectOptions) => void;
  /** CommandPalette.Input, CommandPalette.List and, optionally, CommandPalette.Footer. */
  children?: ReactNode;
}

/**
 * @typeParam Items The type of the array of items, or of groups of items.
 */
export interface CommandPalettePanelProps<Items extends readonly unknown[] = readonly unknown[]>
  extends StyleProps,
    Omit<ComponentProps<"div">, keyof PaletteOptions>,
    PaletteOptions<Items>,
    LabelsProps<CommandPalettePanelLabels> {}

const slots = commandPaletteRecipe();

/** The palette without its dialog: search, results and selection. */
export function CommandPalettePanel<const Items extends readonly unknown[]>({
  items,
  value,
  defaultValue = "",
  onValueChange,
  filter,
  itemToStringValue,
  getSelectableItems,
  onSelect,
  labels: ownLabels,
  className,
  children,
  ...rest
}: CommandPalettePanelProps<Items>) {
  const labels = useLabels("commandPalette", commandPaletteLabels, ownLabels);
  const [query, setOwn] = useControlled("CommandPalette.value", value, defaultValue, "");
  const toText = (itemToStringValue ?? paletteText) as (item: unknown) => string;
  const found = useFoundItems({ items, query, toText, locale: labels.locale, filter });
  const { picker, onItemHighlighted } = usePicker({ items, labelId: undefined, name: labels.options });
  const { direction, handlers } = useDirection();
  const input = useRef<HTMLInputElement>(null);
  const highlighted = useRef<unknown>(undefined);
  const [loading, setLoading] = useState(0);
  const startLoading = useCallback(() => {
    setLoading((count) => count + 1);
    return () => setLoading((count) => count - 1);
  }, []);
  const selectable = useMemo(
    () => getSelectableItems && new Set<unknown>(getSelectableItems(items)),
    [items, getSelectableItems],
  );
  const canSelect = (item: unknown) => selectable?.has(item) ?? true;

  return (
    <div data-slot="command-palette-panel" className={slots.base({ className })} {...rest} {...handlers}>
      <DirectionProvider direction={direction}>
        <Base.Root<unknown>
          inline
          open
          items={items}
          filteredItems={found}
          value={query}
          onValueChange={(next) => {
            setOwn(next);
            onValueChange?.(next);
          }}
          itemToStringValue={toText}
          onItemHighlighted={(item, details) => {
            highlighted.current = item;
            onItemHighlighted(item, details);
            if (details.index === 0 && details.reason === "none" && !canSelect(item))
              highlightNext(input.current);
          }}
          autoHighlight="always"
          keepHighlight
          virtualized={picker.isLong}
        >
          <CommandPaletteProvider
            value={{
              picker,
              labels,
              query,
              toText,
              canSelect,
              select: (item, options) => onSelect?.(item as ItemOf<Items>, options),
              input,
              highlighted,
              isLoading: loading > 0,
              startLoading,
            }}
          >
            {children}
            <PaletteStatus />
          </CommandPaletteProvider>
        </Base.Root>
      </DirectionProvider>
    </div>
  );
}

/** Highlights the next item, because keyboard navigation skips items that can't be selected. */
function highlightNext(input: HTMLInputElement | null) {
  // By then, the item is in the document.
  queueMicrotask(() => input && pressKey(input, "ArrowDown"));
}

/** The searched text of an item by default: its `title`, otherwise its `label` or `value`. */
function paletteText(item: unknown): string {
  if (typeof item === "object" && item !== null && "title" in item) return String(item.title);
  return itemLabel(item);
}

/** Announces the results of the search to screen readers. */
function PaletteStatus() {
  const { labels, isLoading } = useCommandPalette("CommandPalette.Panel");
  const count = countItems(Combobox.useFilteredItems<unknown>());
  return (
    <>
      <ResultCount slot="command-palette-status" locale={labels.locale} texts={labels.results} />
      <span data-slot="command-palette-live-region" role="status" className="k:sr-only">
        {isLoading ? labels.loading : count === 0 && labels.empty}
      </span>
    </>
  );
}
