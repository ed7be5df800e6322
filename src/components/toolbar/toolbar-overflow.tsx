"use client";

import { type ComponentProps, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { StyleProps } from "../../lib/common-props";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { watchSize } from "../../lib/watch-size";
import { fitItems, focusFirst, showAll } from "./fit-items";
import { useToolbar } from "./toolbar";

export interface ToolbarOverflowItemProps extends StyleProps, ComponentProps<"div"> {
  /** The control. */
  children?: ReactNode;
  /** The item of the menu that does the same, such as a DropdownMenu.Item. */
  menu: ReactNode;
}

/**
 * A control that moves to the menu of Toolbar.OverflowMenu if the toolbar doesn't have enough space. The last control moves
 * first.
 */
export function ToolbarOverflowItem({ menu, className, ref, ...rest }: ToolbarOverflowItemProps) {
  const { slots, overflow } = useToolbar("Toolbar.OverflowItem");
  const item = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = item.current as HTMLDivElement;
    overflow.menus.set(node, menu);
    if (node.hidden) overflow.onChange?.();
  }, [overflow, menu]);
  useLayoutEffect(() => {
    const node = item.current as HTMLDivElement;
    return () => {
      overflow.menus.delete(node);
      if (node.hidden) overflow.onChange?.();
    };
  }, [overflow]);
  return (
    <div
      data-slot="toolbar-overflow-item"
      className={slots.overflowItem({ className })}
      {...rest}
      ref={useMergedRefs(item, ref)}
    />
  );
}

export interface ToolbarOverflowMenuProps extends StyleProps, Omit<ComponentProps<"div">, "children"> {
  /**
   * Renders a DropdownMenu, whose trigger has a name such as "More actions".
   * @param items The `menu` of each control that doesn't fit, in the order of the controls.
   */
  children: (items: ReactNode) => ReactNode;
}

/**
 * The menu with the controls that don't fit, as the last element of a horizontal toolbar. It shows only if there are some. The
 * toolbar then has the full width, and doesn't wrap.
 */
export function ToolbarOverflowMenu({ children, className, ref, ...rest }: ToolbarOverflowMenuProps) {
  const { slots, orientation, overflow } = useToolbar("Toolbar.OverflowMenu");
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<readonly HTMLElement[]>([]);
  const [, renderAgain] = useState({});
  // Another key closes an open menu whose items have returned to the row.
  const [timesEmptied, setTimesEmptied] = useState(0);
  const isHorizontal = orientation === "horizontal";

  useLayoutEffect(() => {
    const menu = box.current;
    const row = menu?.closest<HTMLElement>("[data-slot=toolbar]");
    if (!menu || !row || !isHorizontal) return;
    const update = () => {
      const { activeElement } = document;
      const isOpen = !!menu.querySelector("[aria-expanded=true]");
      const hadFocus = isOpen || row.contains(activeElement);
      const next = fitItems(row, menu, [...overflow.menus.keys()]);
      setHidden((last) => (isSame(last, next) ? last : next));
      if (isOpen && !next.length) setTimesEmptied((times) => times + 1);
      const isShown = row.contains(activeElement) && activeElement?.getClientRects().length;
      if (hadFocus && !isShown && !(isOpen && next.length)) focusFirst(next.length ? menu : row);
    };
    row.toggleAttribute("data-overflow", true);
    overflow.onChange = () => renderAgain({});
    update();
    const stopWatching = watchSize(row, update);
    return () => {
      stopWatching();
      row.removeAttribute("data-overflow");
      overflow.onChange = undefined;
      showAll(row, [...overflow.menus.keys()]);
      setHidden([]);
    };
  }, [overflow, isHorizontal]);

  const shown = hidden.filter((item) => overflow.menus.has(item));
  return (
    <div
      data-slot="toolbar-overflow-menu"
      className={slots.overflowMenu({ className })}
      {...rest}
      ref={useMergedRefs(box, ref)}
      hidden={shown.length === 0}
    >
      <Fragment key={timesEmptied}>
        {children(
          shown.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the controls have no keys of their own
            <Fragment key={index}>{overflow.menus.get(item)}</Fragment>
          )),
        )}
      </Fragment>
    </div>
  );
}

const isSame = (one: readonly HTMLElement[], other: readonly HTMLElement[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);
