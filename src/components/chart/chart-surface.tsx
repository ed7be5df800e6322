"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ChartInstance } from "../../lib/charts/library";
import { mirrorBars } from "../../lib/charts/mirror-bars";
import { type ChartTable, textAt } from "../../lib/charts/table";
import type { ChartTheme } from "../../lib/charts/theme";
import { themedOption } from "../../lib/charts/themed-option";
import { useEcharts } from "../../lib/charts/use-echarts";
import { type PointPosition, usePointKeys } from "../../lib/charts/use-point-keys";
import { useEvent } from "../../lib/use-event";
import { sameList, useStable } from "../../lib/use-stable";
import { chartRecipe } from "./chart.recipe";
import type { ChartEvent, ChartFrameProps } from "./chart-props";

interface ChartSurfaceProps<Instance extends ChartInstance>
  extends Pick<ChartFrameProps<Instance>, "echarts" | "chartRef" | "events" | "label"> {
  option: object;
  merges: boolean;
  table: ChartTable;
  describedBy: string;
  locale: string;
  write: (value: number) => string;
  isHidden: boolean;
  isDimmed: boolean;
  /** Called with the text to announce, and the point. */
  onReach: (announcement: string, position: PointPosition | undefined) => void;
}

/** The element that ECharts draws into. It exists only while there is something to draw. */
export function ChartSurface<Instance extends ChartInstance>({
  echarts,
  option,
  merges,
  chartRef,
  events,
  table,
  label,
  describedBy,
  locale,
  write,
  isHidden,
  isDimmed,
  onReach,
}: ChartSurfaceProps<Instance>) {
  const slots = chartRecipe();
  const element = useRef<HTMLDivElement>(null);
  const [instance, setInstance] = useState<Instance | null>(null);
  const tooltipClass = slots.tooltip();
  const themed = useCallback(
    (theme: ChartTheme) => themedOption(option, theme, { tooltipClass, locale, write }),
    [option, tooltipClass, locale, write],
  );
  // Before the drawing, which takes the layouts that the library has at that time.
  useEffect(() => mirrorBars(echarts), [echarts]);
  const chart = useEcharts({
    element,
    echarts,
    option: themed,
    merges,
    isLazy: true,
    onInstance: setInstance,
    onRedraw: useEvent(() => keys.showAgain()),
  });
  useInstanceRef(instance, chartRef);
  useChartEvents(instance, events);
  const keys = usePointKeys({
    chart,
    table,
    onReach(position) {
      if (!position) return onReach("", undefined);
      const text = textAt(table, position.row, position.column, write) ?? "";
      const names = [table.series[position.column], table.rows[position.row]?.name]
        .filter(Boolean)
        .join(", ");
      onReach(`${names}: ${text}`, position);
    },
  });
  return (
    <div
      ref={element}
      data-slot="chart-surface"
      data-hidden={isHidden || undefined}
      data-dimmed={isDimmed || undefined}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from point to point
      tabIndex={0}
      className={slots.surface()}
      {...keys.handlers}
    />
  );
}

/** Sets the ref to the instance, and to null when it is removed. */
function useInstanceRef<Instance extends ChartInstance>(
  instance: Instance | null,
  ref: ChartFrameProps<Instance>["chartRef"],
): void {
  const set = useEvent((value: Instance | null) => {
    if (typeof ref === "function") ref(value);
    else if (ref) ref.current = value;
  });
  useEffect(() => {
    if (!instance) return;
    set(instance);
    return () => set(null);
  }, [instance, set]);
}

/** Calls the current function of each event, so that functions can be written inline. */
function useChartEvents(instance: ChartInstance | null, events: ChartFrameProps["events"]): void {
  const call = useEvent((name: string, event: unknown) => events?.[name]?.(event as ChartEvent));
  const names = useStable(Object.keys(events ?? {}), sameList);
  useEffect(() => {
    if (!instance) return;
    const listeners = names.map((name) => [name, (event: unknown) => call(name, event)] as const);
    for (const [name, listener] of listeners) instance.on(name, listener);
    return () => {
      // A disposed instance has no listeners, and warns.
      if (instance.isDisposed()) return;
      for (const [name, listener] of listeners) instance.off(name, listener);
    };
  }, [instance, names, call]);
}
