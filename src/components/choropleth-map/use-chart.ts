"use client";

import { type RefObject, useEffect, useRef } from "react";
import { type MapColors, readColors } from "./map-colors";
import type { MapChart, MapCharts } from "./map-types";

/**
 * Draws a chart into an element while it is mounted. It draws again when the data, the theme or the size of the
 * element changes.
 *
 * @param option The chart, in the theme's colors.
 */
export function useChart(
  element: RefObject<HTMLElement | null>,
  echarts: MapCharts,
  option: (colors: MapColors) => object,
): RefObject<MapChart | null> {
  const chart = useRef<MapChart | null>(null);
  const latest = useRef(option);
  /** The colors of the last drawing. */
  const drawn = useRef("");

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    if (hasRoom(node)) chart.current = echarts.init(node);
    const size = () => `${node.clientWidth} ${node.clientHeight}`;
    let known = size();
    const resize = new ResizeObserver(() => {
      // The observer also reports the initial size, which the chart already has. Drawing twice would take twice as
      // long.
      if (size() === known) return;
      known = size();
      if (!hasRoom(node)) return;
      if (chart.current) return chart.current.resize();
      chart.current = echarts.init(node);
      chart.current.setOption(latest.current(readColors(node)));
    });
    resize.observe(node);
    const unwatch = watchTheme(node, () => {
      const colors = readColors(node);
      if (JSON.stringify(colors) === drawn.current) return;
      drawn.current = JSON.stringify(colors);
      chart.current?.setOption(latest.current(colors));
    });
    return () => {
      unwatch();
      resize.disconnect();
      chart.current?.dispose();
      chart.current = null;
    };
  }, [element, echarts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new module creates a new, empty chart
  useEffect(() => {
    latest.current = option;
    if (!element.current) return;
    const colors = readColors(element.current);
    drawn.current = JSON.stringify(colors);
    chart.current?.setOption(option(colors), { notMerge: true });
  }, [element, echarts, option]);

  return chart;
}

/** Whether an element has a size. Without one, as in a hidden tab, the chart library warns and throws. */
function hasRoom({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && clientHeight > 0;
}

const preferences = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"];

/**
 * Calls `onChange` when the theme of an element may have changed: an attribute of an ancestor, a system
 * setting, or a loaded font. A canvas keeps text in the fallback font until it is drawn again.
 */
function watchTheme(node: HTMLElement, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  // Not the node's own attributes, because the chart writes styles there.
  for (let each = node.parentElement; each; each = each.parentElement) {
    attributes.observe(each, {
      attributeFilter: ["class", "style", "data-theme", "data-contrast"],
    });
  }
  const queries = preferences.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", onChange);
  const { fonts } = node.ownerDocument;
  fonts.addEventListener("loadingdone", onChange);
  return () => {
    attributes.disconnect();
    fonts.removeEventListener("loadingdone", onChange);
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
