"use client";

import { type RefObject, useEffect, useRef } from "react";
import { type MapColors, readColors } from "./map-colors";
import type { MapChart, MapCharts } from "./map-types";

/**
 * Draws a chart into an element for as long as it is mounted, anew whenever what it shows changes or the theme
 * around it does, and as large as the element.
 *
 * @param option What it shows, in the colours of the theme.
 */
export function useChart(
  element: RefObject<HTMLElement | null>,
  echarts: MapCharts,
  option: (colors: MapColors) => object,
): RefObject<MapChart | null> {
  const chart = useRef<MapChart | null>(null);
  const latest = useRef(option);
  /** The colours that it was drawn in last. */
  const drawn = useRef("");

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    if (hasRoom(node)) chart.current = echarts.init(node);
    const size = () => `${node.clientWidth} ${node.clientHeight}`;
    let known = size();
    const resize = new ResizeObserver(() => {
      // It also tells the size at first, which the chart has: drawn twice, it would take twice as long.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another module is another chart, to be drawn into
  useEffect(() => {
    latest.current = option;
    if (!element.current) return;
    const colors = readColors(element.current);
    drawn.current = JSON.stringify(colors);
    chart.current?.setOption(option(colors), { notMerge: true });
  }, [element, echarts, option]);

  return chart;
}

/** In an element without room, as in a tab that is not on show, the chart library warns, and throws at what it draws. */
function hasRoom({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && clientHeight > 0;
}

const preferences = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"];

/**
 * Calls back when something may have changed the theme of an element: an attribute around it, the system, or a font
 * that has come. What a canvas wrote before stays in the font that stood in.
 */
function watchTheme(node: HTMLElement, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  // Not the node's own: the chart writes styles there.
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
