"use client";

import { type ComponentProps, useEffect, useId, useRef } from "react";
import { type TableOfContentsLabels, tableOfContentsLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { sameList, useStable } from "../../lib/use-stable";
import { tableOfContentsRecipe } from "./table-of-contents.recipe";
import { useCurrentSection } from "./use-current-section";

/** A section of the page. */
export interface TableOfContentsItem {
  /** The id of the section's heading. */
  id: string;
  /** The text of the heading. */
  label: string;
  /** The level of the heading. Items are nested below the last item of a lower level. Defaults to 2. */
  level?: number;
}

export interface TableOfContentsProps
  extends StyleProps,
    LabelsProps<TableOfContentsLabels>,
    Omit<ComponentProps<"nav">, "children"> {
  /** The sections of the page, in order. */
  items: readonly TableOfContentsItem[];
  /** Whether it stays in view while the content scrolls. If it is higher than the viewport, it scrolls. */
  sticky?: boolean;
  /**
   * The height in px of what covers the top of the viewport, such as a sticky header. Give the headings the same
   * `scroll-margin-top`.
   * @default 0
   * @minimum 0
   */
  offset?: number;
}

/** The distance in px between what covers the top of the viewport and a sticky list. */
const GAP = 16;

/**
 * Links to the sections of a page. The link of the section that is being read is marked.
 *
 * @category Navigation
 * @alias toc, on this page, in-page navigation, scrollspy, scroll spy, anchor links, outline
 */
export function TableOfContents({
  items,
  sticky,
  offset = 0,
  labels,
  className,
  style,
  ref,
  ...rest
}: TableOfContentsProps) {
  const { label } = useLabels("tableOfContents", tableOfContentsLabels, labels);
  const titleId = useId();
  const nav = useRef<HTMLElement>(null);
  const ids = useStable(
    items.map(({ id }) => id),
    sameList,
  );
  const [current, setCurrent] = useCurrentSection(nav, ids, offset);
  const slots = tableOfContentsRecipe({ sticky });
  useCurrentInView(nav, sticky ? current : undefined);

  const renderList = (nodes: readonly Node[], depth: number) => (
    <ul
      data-slot="table-of-contents-list"
      // Safari hides the list's role because it has no bullets.
      // biome-ignore lint/a11y/noRedundantRoles: see above.
      role="list"
      className={`${slots.list()} ${depth === 0 ? slots.top() : ""}`}
    >
      {nodes.map(({ item, children }) => (
        <li key={item.id} data-slot="table-of-contents-item" className={slots.item()}>
          <a
            data-slot="table-of-contents-link"
            href={`#${encodeURIComponent(item.id)}`}
            aria-current={item.id === current ? "location" : undefined}
            className={slots.link()}
            style={{ paddingInlineStart: `${0.75 + depth * 0.75}rem` }}
            onClick={() => setCurrent(item.id)}
          >
            {item.label}
          </a>
          {children.length > 0 && renderList(children, depth + 1)}
        </li>
      ))}
    </ul>
  );

  return (
    <nav
      data-slot="table-of-contents"
      aria-labelledby={titleId}
      className={slots.base({ className })}
      style={
        sticky ? { top: offset + GAP, maxHeight: `calc(100dvh - ${offset + 2 * GAP}px)`, ...style } : style
      }
      {...rest}
      ref={useMergedRefs(nav, ref)}
    >
      <p data-slot="table-of-contents-title" id={titleId} className={slots.title()}>
        {label}
      </p>
      {renderList(nest(items), 0)}
    </nav>
  );
}

interface Node {
  item: TableOfContentsItem;
  children: Node[];
}

/** The items as a tree by their levels. A level that is left out adds no depth. */
function nest(items: readonly TableOfContentsItem[]): Node[] {
  const top: Node[] = [];
  const path: { level: number; node: Node }[] = [];
  for (const item of items) {
    const level = item.level ?? 2;
    const node: Node = { item, children: [] };
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
    (path.at(-1)?.node.children ?? top).push(node);
    path.push({ level, node });
  }
  return top;
}

/** Scrolls a list that is higher than the viewport, so that the current link is visible. The page doesn't scroll. */
function useCurrentInView(nav: React.RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const list = nav.current;
    const link = current === undefined ? null : list?.querySelector("[aria-current]");
    if (!list || !link || list.scrollHeight <= list.clientHeight) return;
    const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - inner.height;
    else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + inner.height;
  }, [nav, current]);
}
