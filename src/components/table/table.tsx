"use client";

import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef } from "react";
import { type TableLabels, tableLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { useOverflow } from "../../lib/use-overflow";
import { useOverflowMarks } from "../../lib/use-overflow-marks";
import { isShown } from "../field";
import { moveBetweenRows } from "./move-between-rows";
import { tableRecipe } from "./table.recipe";
import { here, TableProvider } from "./table-context";

type Variants = (typeof tableRecipe)["variants"];

export interface TableProps extends LabelsProps<TableLabels>, StyleProps, ComponentProps<"table"> {
  /** The frame: a panel of its own, or part of an existing one. */
  variant?: keyof Variants["variant"];
  /** Whether content or headers determine the column widths. */
  layout?: keyof Variants["layout"];
  /** Row height, padding and text size. */
  size?: keyof Variants["size"];
  /**
   * The title above the header row, used as the table's accessible name. If a heading names the table, use
   * `aria-labelledby`.
   */
  caption?: ReactNode;
  /** The maximum height, in px or as a CSS length. Beyond it, the rows scroll. */
  maxHeight?: number | string;
  /**
   * Shows a loading bar and announces loading to screen readers. Show Table.Loading instead of missing rows. Pass it
   * from the first render, even as `false`, because screen readers don't announce text that is added together with its
   * region.
   */
  loading?: boolean;
  /** Table.Header, then Table.Body, Table.Loading or Table.Empty, then Table.Footer. */
  children?: ReactNode;
}

/** A table in a container that scrolls on overflow. */
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
