"use client";

import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef } from "react";
import { useOverflow } from "../../hooks/use-overflow";
import { useOverflowMarks } from "../../hooks/use-overflow-marks";
import { type Labels, tableLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { isShown } from "../field";
import { moveBetweenRows } from "./move-between-rows";
import { tableRecipe } from "./table.recipe";
import { here, TableProvider } from "./table-context";

type Variants = (typeof tableRecipe)["variants"];

export interface TableProps extends ComponentProps<"table"> {
  /** How it lies on its ground: as a panel of its own, or in one that is there. */
  variant?: keyof Variants["variant"];
  /** Who decides on the width of columns: what they hold, or their heads. */
  layout?: keyof Variants["layout"];
  /** Height of rows, padding and text size. */
  size?: keyof Variants["size"];
  /** A title in the table, above its head; it names the table. Where a heading does, use `aria-labelledby`. */
  caption?: ReactNode;
  /** The height up to which it grows, in px or any CSS length. Beyond, the rows scroll. */
  maxHeight?: number | string;
  /**
   * Says that rows are on their way, to the eye by a line at the top and to assistive technology. Show Table.Loading
   * in place of rows that are not there yet. Give it from the first, be it `false`: what comes with its text is not
   * announced.
   */
  loading?: boolean;
  /** Replaces words of Kerf's own: those of the loading state, and the table's name where it has no other. */
  labels?: Partial<Labels["table"]>;
  /** Table.Header, and Table.Body or Table.Loading or Table.Empty; then Table.Footer. */
  children?: ReactNode;
  /** Extra CSS classes for the table itself, within the box that scrolls; they win over its own. */
  className?: string;
}

/** A table, in a box of its own that scrolls where there is not room for it. */
export function TableRoot({
  variant,
  layout,
  size,
  caption,
  maxHeight,
  loading,
  labels,
  className,
  children,
  onKeyDown,
  ...rest
}: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(scroller);
  useOverflowMarks(scroller);
  const captionId = useId();
  const words = useLabels("table", tableLabels, labels);
  const slots = tableRecipe({ variant, layout, size });
  const titled = isShown(caption);
  const labelledBy = rest["aria-labelledby"] ?? (titled && !rest["aria-label"] ? captionId : undefined);
  return (
    <TableProvider value={here}>
      <div data-slot="table-frame" className={slots.frame()} style={heightOf(maxHeight)}>
        <div
          data-slot="table-scroller"
          ref={scroller}
          className={slots.scroller()}
          {...(scrolls && {
            role: "region",
            tabIndex: 0,
            "aria-labelledby": labelledBy,
            "aria-label": rest["aria-label"] ?? words.table,
          })}
        >
          <table
            data-slot="table"
            aria-busy={loading || undefined}
            className={slots.base({ className })}
            {...rest}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) moveBetweenRows(event);
            }}
          >
            {titled && (
              <caption data-slot="table-caption" className={slots.caption()}>
                <span data-slot="table-caption-text" id={captionId} className={slots.captionText()}>
                  {caption}
                </span>
              </caption>
            )}
            {children}
          </table>
        </div>
        {loading !== undefined && (
          <div data-slot="table-progress" className={slots.progress()}>
            {loading && <div data-slot="table-progress-bar" className={slots.progressBar()} />}
            <span data-slot="table-status" role="status" className="k:sr-only">
              {loading && words.loading}
            </span>
          </div>
        )}
      </div>
    </TableProvider>
  );
}

function heightOf(maxHeight: TableProps["maxHeight"]): CSSProperties | undefined {
  return maxHeight === undefined ? undefined : { maxHeight };
}
