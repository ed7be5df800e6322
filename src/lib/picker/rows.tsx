"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { Fragment, type ReactNode, use } from "react";
import { countItems, isGroup, itemKeys } from "./items";
import { GroupItems, GroupStart, type Picker, RowCount, RowIndex } from "./picker-context";
import { useRowWindow } from "./use-row-window";

interface RowsProps {
  picker: Picker;
  /** Renders an item, or a group if the items are grouped. */
  // biome-ignore lint/suspicious/noExplicitAny: the root's item type can't be inferred here.
  children: (item: any, index: number) => ReactNode;
}

/** Renders the matching items: those of the surrounding group, or else all. */
export function Rows({ picker, children }: RowsProps) {
  const found = Base.useFilteredItems<unknown>();
  const items = use(GroupItems) ?? found;
  if (isGroup(items[0])) return renderGroups(items, children);
  if (picker.isLong) {
    return (
      <LongRows picker={picker} items={items} total={countItems(found)}>
        {children}
      </LongRows>
    );
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state, and updating it is cheaper than mounting another.
  return items.map((item, index) => <Fragment key={index}>{children(item, index)}</Fragment>);
}

function renderGroups(groups: readonly unknown[], renderItem: RowsProps["children"]): ReactNode {
  let start = 0;
  const keys = itemKeys(groups);
  return groups.map((group, index) => {
    if (!isGroup(group)) return null;
    start += group.items.length;
    return (
      <GroupStart key={keys[index]} value={start - group.items.length}>
        {renderItem(group, index)}
      </GroupStart>
    );
  });
}

interface LongRowsProps extends RowsProps {
  items: readonly unknown[];
  /** The number of matching items in all groups. */
  total: number;
}

/** Renders the visible items of a long list, each with its index. */
function LongRows({ picker, items, total, children }: LongRowsProps) {
  const start = use(GroupStart);
  const { frame, first, end, before, after } = useRowWindow(items, start, picker.highlight);
  return (
    <RowCount value={total}>
      <div ref={frame} role="presentation" style={{ paddingBlock: `${before}px ${after}px` }}>
        {items.slice(first, end).map((item, offset) => {
          const index = first + offset;
          return (
            <RowIndex key={index} value={start + index}>
              {children(item, index)}
            </RowIndex>
          );
        })}
      </div>
    </RowCount>
  );
}
