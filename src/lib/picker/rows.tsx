"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { Fragment, type ReactNode, use } from "react";
import { countItems, isGroup, itemKeys } from "./items";
import { GroupItems, GroupStart, type Picker, RowCount, RowIndex } from "./picker-context";
import { useRowWindow } from "./use-row-window";

interface RowsProps {
  picker: Picker;
  /** Draws an item, or a group where the items are groups. */
  // biome-ignore lint/suspicious/noExplicitAny: the items are the caller's; no type leads here from the root's.
  children: (item: any, index: number) => ReactNode;
}

/** Draws what is found: the items of the group around, or else all of the list. */
export function Rows({ picker, children }: RowsProps) {
  const found = Base.useFilteredItems<unknown>();
  const items = use(GroupItems) ?? found;
  if (isGroup(items[0])) return drawGroups(items, children);
  if (picker.isLong) {
    return (
      <LongRows picker={picker} items={items} total={countItems(found)}>
        {children}
      </LongRows>
    );
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: a row holds nothing of its own, and is cheaper drawn over than anew.
  return items.map((item, index) => <Fragment key={index}>{children(item, index)}</Fragment>);
}

function drawGroups(groups: readonly unknown[], draw: RowsProps["children"]): ReactNode {
  let start = 0;
  const keys = itemKeys(groups);
  return groups.map((group, index) => {
    if (!isGroup(group)) return null;
    start += group.items.length;
    return (
      <GroupStart key={keys[index]} value={start - group.items.length}>
        {draw(group, index)}
      </GroupStart>
    );
  });
}

interface LongRowsProps extends RowsProps {
  items: readonly unknown[];
  /** How many items are found, of this group and the others. */
  total: number;
}

/** Draws of many items those in sight, and tells each where it stands. */
function LongRows({ picker, items, total, children }: LongRowsProps) {
  const start = use(GroupStart);
  const { frame, first, end, before, after } = useRowWindow(items, start, picker.highlight);
  return (
    <RowCount value={total}>
      <div ref={frame} role="presentation" style={{ paddingBlock: `${before}px ${after}px` }}>
        {items.slice(first, end).map((item, place) => {
          const index = first + place;
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
