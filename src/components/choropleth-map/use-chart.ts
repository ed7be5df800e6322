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

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const instance = echarts.init(node);
    chart.current = instance;
    const resize = new ResizeObserver(() => instance.resize());
    resize.observe(node);
    let drawn = "";
    const unwatch = watchTheme(node, () => {
      const colors = readColors(node);
      const key = JSON.stringify(colors);
      if (key !== drawn) instance.setOption(latest.current(colors));
      drawn = key;
    });
    return () => {
      unwatch();
      resize.disconnect();
      instance.dispose();
      chart.current = null;
    };
  }, [element, echarts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another module is another chart, to be drawn into
  useEffect(() => {
    latest.current = option;
    if (element.current) chart.current?.setOption(option(readColors(element.current)), { notMerge: true });
  }, [element, echarts, option]);

  return chart;
}

const preferences = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"];

/** Calls back when something may have changed the theme of an element: an attribute around it, or the system. */
function watchTheme(node: HTMLElement, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  for (let each: HTMLElement | null = node; each; each = each.parentElement) {
    attributes.observe(each, {
      attributeFilter: ["class", "style", "data-theme", "data-contrast"],
    });
  }
  const queries = preferences.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", onChange);
  return () => {
    attributes.disconnect();
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
