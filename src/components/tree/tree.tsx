"use client";

import { type CSSProperties, memo, type ReactNode, type SyntheticEvent, useId, useMemo, useRef } from "react";
import { type TreeLabels, treeLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { CheckIcon, ChevronDownIcon } from "../../icons/icons";
import { isAriaDisabled } from "../../lib/aria-disabled";
import { fillText } from "../../lib/fill-text";
import { renderIcon } from "../../lib/icon-prop";
import { isComposing } from "../../lib/is-composing";
import { knownValue } from "../../lib/known-value";
import { isOnlyIn, isRowClick } from "../../lib/row-click";
import { useControlled } from "../../lib/use-controlled";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { Spinner } from "../loader";
import { treeRecipe } from "./tree.recipe";
import { selectionModes, type TreeProps, type TreeRow, visibleRows } from "./tree-rows";
import {
  useLoadedChildren,
  useMissingChildren,
  useTreeFocus,
  useTreeKeys,
  useTreeSelection,
  useVisibleRange,
} from "./use-tree";

const none: readonly string[] = [];

/**
 * Nested items that expand and collapse, such as folders and files. It handles the keyboard, selects one item or several,
 * and loads children on demand. It renders only the rows in sight, so it can show 10,000 of them.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ | ARIA tree view pattern}
 * @category Display
 * @alias tree view, file tree, folder tree, file explorer, hierarchy, outline
 * @since 0.1.0
 */
export function Tree({
  items,
  selectionMode,
  selected: heldSelected,
  defaultSelected,
  onSelectedChange,
  expanded: heldExpanded,
  defaultExpanded = none,
  onExpandedChange,
  onAction,
  loadChildren,
  renderContent,
  renderHandle,
  renderActions,
  size,
  maxHeight,
  labels,
  className,
  style,
  ref,
  onClick,
  onDoubleClick,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: TreeProps) {
  const texts = useLabels("tree", treeLabels, labels);
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(tree, ref);
  const mode = knownValue("Tree.selectionMode", selectionMode, selectionModes);
  const isDisabled = isAriaDisabled(rest);

  const [expanded, setOwnExpanded] = useControlled("Tree.expanded", heldExpanded, defaultExpanded, none);
  const { loads, latest, set, forgetError } = useLoadedChildren();
  const { rows, missing } = useMemo(
    () => visibleRows(items, new Set(expanded), loads),
    [items, expanded, loads],
  );
  useMissingChildren(missing, loadChildren, set);

  const canAct = (row: TreeRow) => !row.isError && !row.item.disabled && !isDisabled;
  const canSelect = (row: TreeRow) => mode !== "none" && canAct(row);
  const selection = useTreeSelection({
    mode,
    rows,
    canSelect,
    selected: heldSelected,
    defaultSelected,
    onSelectedChange,
  });
  const isSelected = useMemo(() => new Set(selection.selected), [selection.selected]);
  const { first, end, update } = useVisibleRange(frame, rows.length);
  const firstSelected = rows.findIndex((row) => isSelected.has(row.id));
  const { tabStop, focusRow, handlers } = useTreeFocus(tree, rows, firstSelected, update);

  function setExpanded(next: string[]) {
    setOwnExpanded(next);
    onExpandedChange?.(next);
  }
  function toggle({ item, canExpand, isExpanded }: TreeRow) {
    if (!canExpand) return;
    if (isExpanded) forgetError(item);
    const others = expanded.filter((value) => value !== item.value);
    setExpanded(isExpanded ? others : [...others, item.value]);
  }
  /** Opens an item, on Enter and a double click. */
  function act(row: TreeRow) {
    if (!canAct(row)) return;
    toggle(row);
    onAction?.(row.item);
  }
  function retry(row: TreeRow) {
    focusRow(row.parent);
    forgetError(row.item);
  }

  /** The row of an event, with its element. */
  const rowOf = (event: SyntheticEvent) => {
    const element = (event.target as Element).closest<HTMLElement>("[role=treeitem]");
    if (!element || !tree.current?.contains(element)) return undefined;
    const index = Number(element.dataset.index);
    return { index, row: rows[index] as TreeRow, element };
  };

  const press = useTreeKeys({
    rows,
    mode,
    locale: texts.locale,
    focusRow,
    toggle,
    expandAll: (siblings) => {
      const closed = siblings.filter((row) => !row.isExpanded);
      if (closed.length > 0) setExpanded([...expanded, ...closed.map(({ id }) => id)]);
    },
    act,
    retry,
    selection,
  });

  const slots = treeRecipe({ size });
  const { expand, collapse, error, retry: tryAgain } = texts;
  const shared = useMemo<TreeShared>(
    () => ({
      id,
      slots,
      texts: { expand, collapse, error, retry: tryAgain },
      isDisabled,
      selectionMode: mode,
      renderContent,
      renderHandle,
      renderActions,
    }),
    // Not `texts`, which is a new object in each render.
    [
      id,
      slots,
      expand,
      collapse,
      error,
      tryAgain,
      isDisabled,
      mode,
      renderContent,
      renderHandle,
      renderActions,
    ],
  );

  // The visible rows and some around them, and the tab stop, which keeps its focus wherever the user scrolls.
  const rendered: ReactNode[] = [];
  let gap = 0;
  for (let index = 0; index < rows.length; index++) {
    if ((index < first || index >= end) && index !== tabStop) {
      gap++;
      continue;
    }
    const row = rows[index] as TreeRow;
    rendered.push(
      <TreeItemRow
        key={row.id}
        row={row}
        index={index}
        gap={gap}
        isTabStop={index === tabStop}
        isSelected={isSelected.has(row.id)}
        shared={shared}
      />,
    );
    gap = 0;
  }

  return (
    <>
      <div
        data-slot="tree"
        role="tree"
        aria-label={texts.label}
        aria-multiselectable={mode === "multiple" || undefined}
        className={slots.base({ className })}
        style={maxHeight === undefined ? style : { maxHeight, ...style }}
        {...rest}
        ref={mergedRef}
        onClick={(event) => {
          onClick?.(event);
          const at = rowOf(event);
          if (event.defaultPrevented || !at) return;
          const { index, row } = at;
          if ((event.target as Element).closest("[data-slot=tree-toggle]")) {
            focusRow(index);
            toggle(row);
          } else if (!isRowClick(event, at.element, controls)) return;
          else if (row.isError) retry(row);
          else if (mode === "none") act(row);
          else if (event.shiftKey && mode === "multiple") selection.extend(index, index);
          else selection.select(row);
        }}
        onDoubleClick={(event) => {
          onDoubleClick?.(event);
          const at = rowOf(event);
          if (event.defaultPrevented || !at || mode === "none") return;
          if (isOnlyIn(at.element, event, controls)) act(at.row);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const at = rowOf(event);
          // Controls inside the row have their own keys.
          if (event.defaultPrevented || isComposing(event) || !at || event.target !== at.element) return;
          if (press(event, at.index)) event.preventDefault();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          handlers.onFocus(event.target as HTMLElement, rowOf(event)?.row);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          handlers.onBlur();
        }}
      >
        <div
          ref={frame}
          role="presentation"
          data-slot="tree-items"
          className={slots.items()}
          style={gap > 0 ? { paddingBottom: `calc(${gap} * var(--kerf-tree-row))` } : undefined}
        >
          {rendered}
        </div>
      </div>
      {loadChildren && (
        <span data-slot="tree-status" role="status" className="k:sr-only">
          {latest && announcement(latest.item.label, latest.load)}
        </span>
      )}
    </>
  );

  function announcement(label: string, load: NonNullable<typeof latest>["load"]): string {
    if (load === "loading") return fillText(texts.loading, { label });
    if (load === "error") return texts.error;
    return fillText(pluralForm(texts.loaded, load.length, texts.locale), { label });
  }
}

/** Elements in a row that handle clicks and keys themselves. */
const controls =
  "a[href], button, input, select, textarea, label, summary, [contenteditable], [data-slot=tree-handle], [data-slot=tree-actions]";

/** The props that are the same for all rows. */
interface TreeShared
  extends Pick<TreeProps, "renderContent" | "renderHandle" | "renderActions" | "selectionMode"> {
  id: string;
  slots: ReturnType<typeof treeRecipe>;
  texts: Pick<TreeLabels, "expand" | "collapse" | "error" | "retry">;
  /** Whether the whole tree is disabled. */
  isDisabled: boolean;
}

interface TreeItemRowProps {
  row: TreeRow;
  index: number;
  /** The number of rows before it that aren't rendered. */
  gap: number;
  isTabStop: boolean;
  isSelected: boolean;
  shared: TreeShared;
}

/** One row. The tree handles its events. */
const TreeItemRow = memo(function TreeItemRow(props: TreeItemRowProps) {
  const { row, index, gap, isTabStop, isSelected, shared } = props;
  const { item, level } = row;
  const { slots, selectionMode, texts } = shared;
  const contentId = `${shared.id}-${index}`;
  return (
    <div
      data-slot="tree-item"
      role="treeitem"
      data-value={row.isError ? undefined : item.value}
      data-index={index}
      tabIndex={isTabStop ? 0 : -1}
      aria-labelledby={contentId}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={row.canExpand ? row.isExpanded : undefined}
      aria-busy={row.isLoading || undefined}
      aria-selected={selectionMode === "none" || row.isError ? undefined : isSelected}
      aria-disabled={(!row.isError && (item.disabled || shared.isDisabled)) || undefined}
      className={slots.item()}
      style={gap > 0 ? ({ marginTop: `calc(${gap} * var(--kerf-tree-row))` } as CSSProperties) : undefined}
    >
      {shared.renderHandle && (
        // An error has no handle, but its lines continue those of the rows above.
        <span data-slot="tree-handle" className={slots.handle()}>
          {!row.isError && shared.renderHandle(item)}
        </span>
      )}
      {Array.from({ length: level - 1 }, (_, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike.
        <span key={depth} data-slot="tree-line" className={slots.line()} />
      ))}
      {row.canExpand ? (
        // The row handles the arrow keys. The button is for pointers, and for screen readers on touch
        // screens.
        <button
          type="button"
          data-slot="tree-toggle"
          tabIndex={-1}
          aria-label={fillText(row.isExpanded ? texts.collapse : texts.expand, { label: item.label })}
          className={slots.toggle()}
          onMouseDown={keepFocus}
        >
          {row.isLoading ? (
            <Spinner className="k:size-4" />
          ) : (
            <ChevronDownIcon data-slot="tree-chevron" className={slots.chevron()} />
          )}
        </button>
      ) : (
        <span data-slot="tree-leaf" className={slots.leaf()} />
      )}
      {row.isError ? (
        <span data-slot="tree-error" id={contentId} className={slots.error()}>
          <span className="k:truncate">{texts.error}</span>{" "}
          <span data-slot="tree-retry" className={slots.retry()}>
            {texts.retry}
          </span>
        </span>
      ) : (
        <span data-slot="tree-content" id={contentId} className={slots.content()}>
          {shared.renderContent ? shared.renderContent(item) : <Content row={row} slots={slots} />}
        </span>
      )}
      {!row.isError && shared.renderActions && (
        <span data-slot="tree-actions" className={slots.actions()}>
          {shared.renderActions(item)}
        </span>
      )}
      {selectionMode === "multiple" && !row.isError && (
        <span data-slot="tree-check" className={slots.check()}>
          {isSelected && <CheckIcon />}
        </span>
      )}
    </div>
  );
});

function Content({ row: { item }, slots }: Pick<TreeItemRowProps, "row"> & Pick<TreeShared, "slots">) {
  return (
    <>
      {item.icon && (
        <span data-slot="tree-icon" className={slots.icon()}>
          {renderIcon(item.icon)}
        </span>
      )}
      <span data-slot="tree-label" title={item.label} className={slots.label()}>
        {item.label}
      </span>
      {item.badge !== undefined && (
        <span data-slot="tree-badge" className={slots.badge()}>
          {item.badge}
        </span>
      )}
    </>
  );
}

/** Prevents the button from being focused. The row is focused instead. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
