"use client";

import { type KeyboardEvent, type RefObject, useRef } from "react";
import { directionOf } from "../use-direction";
import type { ChartAction, ChartInstance } from "./library";
import { type ChartPoint, type ChartTable, hasTotals, pointAt, valueAt } from "./table";

/** The row and the column of a point in the table of a chart. */
export interface PointPosition {
  row: number;
  column: number;
}

/** The number of points that Page Up and Page Down skip. */
const PAGE = 10;

/**
 * The position that a key moves to. Gaps are skipped. Undefined if there is no such position. Without a current position, any
 * key starts at the first point, and End at the last.
 */
export function nextPosition(
  table: ChartTable,
  from: PointPosition | undefined,
  key: string,
): PointPosition | undefined {
  const rows = table.rows.length;
  const columns = table.series.length;
  const column = from?.column ?? firstColumn(table);
  /** The next point of the series in steps of one, after a first step of any length. */
  const along = (start: number, step: 1 | -1): PointPosition | undefined => {
    for (let row = start; row >= 0 && row < rows; row += step) {
      if (valueAt(table, row, column) !== undefined) return { row, column };
    }
  };
  if (key === "End") return along(rows - 1, -1);
  if (key === "Home" || !from) return along(0, 1);
  switch (key) {
    case "Next":
      return along(from.row + 1, 1);
    case "Previous":
      return along(from.row - 1, -1);
    case "PageDown":
      return along(Math.min(from.row + PAGE, rows - 1), -1);
    case "PageUp":
      return along(Math.max(from.row - PAGE, 0), 1);
    default: {
      const step = key === "ArrowDown" ? 1 : -1;
      if (hasTotals(table)) {
        for (let row = from.row + step; row >= 0 && row < rows; row += step) {
          if (table.rows[row]?.isTotal) return { row, column };
        }
        return undefined;
      }
      for (let each = column + step; each >= 0 && each < columns; each += step) {
        if (valueAt(table, from.row, each) !== undefined) return { row: from.row, column: each };
      }
    }
  }
}

function firstColumn(table: ChartTable): number {
  const column = table.series.findIndex((_, index) =>
    table.rows.some((__, row) => valueAt(table, row, index) !== undefined),
  );
  return Math.max(column, 0);
}

interface PointKeys {
  chart: RefObject<ChartInstance | null>;
  table: ChartTable;
  /** Called with the position that a key moves to, and with undefined when the navigation ends. */
  onReach: (position: PointPosition | undefined) => void;
}

const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];

/** Hides the line along the axis, which `hideTip` keeps. */
const pointerLeft = { type: "updateAxisPointer", currTrigger: "leave" };

/** Moves between the points of a chart with the keyboard, and shows the tooltip of the current point as on hover. */
export function usePointKeys({ chart, table, onReach }: PointKeys) {
  const reached = useRef<PointPosition>(undefined);
  const shown = useRef<ChartPoint>(undefined);
  const act = (type: string, at?: ChartPoint) =>
    chart.current?.dispatchAction({ type, ...at } as ChartAction);

  const leave = () => {
    if (!reached.current) return;
    reached.current = undefined;
    act("downplay", shown.current);
    act("hideTip");
    chart.current?.dispatchAction(pointerLeft);
    onReach(undefined);
  };

  /** Shows the current point again, after a drawing removed its tooltip. */
  const showAgain = () => {
    if (!reached.current) return;
    // The library keeps the place and colors of a tooltip with the same content. It also shows an open tooltip again, in a
    // timer and at another place.
    act("hideTip");
    setTimeout(show);
  };

  const show = () => {
    if (!reached.current || !shown.current) return;
    act("highlight", shown.current);
    // The library has no position for the tooltip of a flow. Its label shows instead.
    act(shown.current.dataType === "edge" ? "hideTip" : "showTip", shown.current);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (key === "Escape" && reached.current) {
      // Each press of Escape closes only one layer, so a surrounding dialog stays open.
      event.stopPropagation();
      return leave();
    }
    if (!keys.includes(key)) return;
    event.preventDefault();
    const forward = directionOf(event.currentTarget) === "rtl" ? "ArrowLeft" : "ArrowRight";
    const isAlong = key === "ArrowLeft" || key === "ArrowRight";
    const isSingle =
      table.series.length < 2 && !hasTotals(table) && (key === "ArrowUp" || key === "ArrowDown");
    const isForward = key === forward || key === "ArrowDown";
    const command = isAlong || isSingle ? (isForward ? "Next" : "Previous") : key;
    // The data may have fewer rows than when the position was reached.
    const from = reached.current && table.rows[reached.current.row] ? reached.current : undefined;
    const position = nextPosition(table, from, command);
    if (!position) return;
    if (shown.current) act("downplay", shown.current);
    reached.current = position;
    shown.current = pointAt(table, position.row, position.column);
    show();
    onReach(position);
  };

  return { showAgain, handlers: { onKeyDown, onBlur: leave } };
}
