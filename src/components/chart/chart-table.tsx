"use client";

import { memo, useDeferredValue } from "react";
import type { ChartLabels } from "../../i18n/labels";
import { type ChartTable, emptyTable, sampledRows, textAt } from "../../lib/charts/table";
import { fillText } from "../../lib/fill-text";
import { chartRecipe } from "./chart.recipe";

/** The most rows and cells of a table. Screen readers and browsers are slow with thousands. */
const MAX_ROWS = 500;
const MAX_CELLS = 5_000;

interface ChartDataProps {
  caption: string;
  table: ChartTable;
  /** Whether it is shown in place of the chart. Otherwise, it is for screen readers only. */
  isShown: boolean;
  words: Pick<ChartLabels, "category" | "value" | "sampled" | "noData"> & { locale: string };
  write: (value: number) => string;
}

/**
 * The data of a chart as a table, for people who can't see the chart, and for everyone on request. Its rows are deferred, so
 * the chart doesn't wait for hundreds of them.
 */
export function ChartData({ table, ...rest }: ChartDataProps) {
  return <Rows table={useDeferredValue(table, emptyTable)} {...rest} />;
}

const Rows = memo(function Rows({ caption, table, isShown, words, write }: ChartDataProps) {
  const slots = chartRecipe();
  const rows = sampledRows(
    table.rows.length,
    Math.min(MAX_ROWS, Math.ceil(MAX_CELLS / Math.max(table.series.length, 1))),
  );
  const count = (number: number) => number.toLocaleString(words.locale);
  return (
    // A table grows with its rows even if its height is set, so a wrapper scrolls or hides it.
    <div
      data-slot="chart-table-scroller"
      className={isShown ? slots.scroller() : "k:sr-only"}
      {...(isShown && { role: "region", "aria-label": caption, tabIndex: 0 })}
    >
      <table data-slot="chart-table" className={slots.table()}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={slots.columnHead()}>
              {table.heading ?? words.category}
            </th>
            {table.series.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: series may share a name, and have no other key
              <th key={column} scope="col" className={slots.columnHead()}>
                {name || words.value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} data-total={table.rows[row]?.isTotal || undefined}>
              <th scope="row" className={slots.rowHead()}>
                {table.rows[row]?.name}
              </th>
              {table.series.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: series may share a name, and have no other key
                <td key={column} className={slots.cell()}>
                  {textAt(table, row, column, write) ?? words.noData}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < table.rows.length && (
        <p className={slots.note()}>
          {fillText(words.sampled, { shown: count(rows.length), total: count(table.rows.length) })}
        </p>
      )}
    </div>
  );
});
