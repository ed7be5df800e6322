"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { ChartInstance, ChartLibrary } from "./library";
import { type ChartTheme, readTheme, watchTheme } from "./theme";

interface EchartsOptions<Instance extends ChartInstance> {
  /** The element to draw into. */
  element: RefObject<HTMLElement | null>;
  echarts: ChartLibrary<Instance>;
  /** The chart, in the theme's colors. */
  option: (theme: ChartTheme) => object;
  /** Whether a new option is merged into the one before, instead of replacing it. */
  merges?: boolean;
  /** Whether nothing is drawn before the element is near the viewport. */
  isLazy?: boolean;
  /** Called when the chart exists, and with null when it is removed. Must be the same in every render. */
  onInstance?: (instance: Instance | null) => void;
  /** Called after each drawing but the first. Must be the same in every render. */
  onRedraw?: () => void;
}

/**
 * Draws a chart into an element while it is mounted. It draws again when the option, the theme or the size of the
 * element changes.
 */
export function useEcharts<Instance extends ChartInstance>({
  element,
  echarts,
  option,
  merges = false,
  isLazy = false,
  onInstance,
  onRedraw,
}: EchartsOptions<Instance>): RefObject<Instance | null> {
  const chart = useRef<Instance | null>(null);
  const latest = useRef(option);
  /** The theme of the last drawing. */
  const appliedTheme = useRef("");

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    let isNear = !isLazy;
    const create = () => {
      if (!isNear || !hasRoom(node)) return false;
      chart.current = echarts.init(node);
      onInstance?.(chart.current);
      return true;
    };
    const createLater = () => {
      if (chart.current === null && create()) draw();
    };
    const draw = () => chart.current?.setOption(latest.current(readTheme(node)));
    create();
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        isNear = true;
        near.disconnect();
        createLater();
      },
      { rootMargin: NEAR },
    );
    if (isLazy) near.observe(node);
    const size = () => `${node.clientWidth} ${node.clientHeight}`;
    let known = size();
    const resize = () => {
      // The observer also reports the initial size, which the chart already has. Drawing twice would take twice as
      // long.
      if (size() === known) return;
      known = size();
      if (!hasRoom(node)) return;
      if (chart.current) chart.current.resize();
      else createLater();
      onRedraw?.();
    };
    const sizes = new ResizeObserver(resize);
    sizes.observe(node);
    const unwatch = watchTheme(node, () => {
      // No observer reports a size before the page is printed.
      if (matchMedia("print").matches) {
        isNear = true;
        createLater();
        resize();
      }
      const theme = readTheme(node);
      if (JSON.stringify(theme) === appliedTheme.current) return;
      appliedTheme.current = JSON.stringify(theme);
      chart.current?.setOption(latest.current(theme));
      onRedraw?.();
    });
    return () => {
      unwatch();
      near.disconnect();
      sizes.disconnect();
      if (chart.current) onInstance?.(null);
      chart.current?.dispose();
      chart.current = null;
    };
  }, [element, echarts, isLazy, onInstance, onRedraw]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new module creates a new, empty chart
  useEffect(() => {
    latest.current = option;
    if (!element.current) return;
    const theme = readTheme(element.current);
    appliedTheme.current = JSON.stringify(theme);
    chart.current?.setOption(option(theme), { notMerge: !merges });
    onRedraw?.();
  }, [element, echarts, option, merges, onRedraw]);

  return chart;
}

/** The distance from the viewport at which a lazy chart is drawn. */
const NEAR = "200px";

/** Whether an element has a size. Without one, as in a hidden tab, the chart library warns and throws. */
function hasRoom({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && clientHeight > 0;
}
