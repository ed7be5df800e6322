"use client";

import { type CSSProperties, memo } from "react";
import type { TreeLabels } from "../../i18n/labels";
import { CheckIcon, ChevronDownIcon } from "../../icons";
import { fillText } from "../../lib/fill-text";
import { renderIcon } from "../../lib/icon-prop";
import { Spinner } from "../loader/spinner";
import type { treeRecipe } from "./tree.recipe";
import type { TreeRow } from "./tree-rows";
import type { TreeProps } from "./tree-types";

/** The props that are the same for all rows. */
export interface TreeShared
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
export const TreeItemRow = memo(function TreeItemRow(props: TreeItemRowProps) {
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
