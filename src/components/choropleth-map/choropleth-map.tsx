"use client";

import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { choroplethMapLabels, type Labels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { choroplethMapRecipe } from "./choropleth-map.recipe";
import { extentOf, joinRows } from "./join-rows";
import type { MapColors } from "./map-colors";
import { mapOption } from "./map-option";
import { registerRegions } from "./map-registry";
import { MapTable } from "./map-table";
import { ownTooltip, tooltipOf } from "./map-tooltip";
import type { MapCharts, MapFeatureCollection, MapProjection } from "./map-types";
import { mercator } from "./mercator";
import { useChart } from "./use-chart";
import { useRegionKeys } from "./use-region-keys";
import { sameEntries, sameList, useStable } from "./use-stable";

export interface ChoroplethMapProps<Row = unknown>
  extends LabelsProps<Labels["choroplethMap"]>,
    StyleProps,
    Omit<ComponentProps<"div">, "children"> {
  /**
   * The charting module, ECharts 6. Hand in the whole of it, or `echarts/core` after it was told by `use(…)` of the map
   * chart, the visual map, the tooltip and a renderer. Kerf brings none along.
   */
  echarts: MapCharts;
  /** The regions, as a GeoJSON feature collection. Keep it one object: each new one is laid out anew. */
  geoJson: MapFeatureCollection;
  /** The rows to show. A region without a row stays grey; a row without a region is only in the table. */
  data: readonly Row[];
  /** The name of a row's region: the key that holds it, or a function. Of several rows for one region the last counts. */
  name: keyof Row | ((row: Row) => string);
  /** The number that decides on the colour: the key that holds it, or a function. What is no number is no data. */
  value: keyof Row | ((row: Row) => number);
  /** What the map shows, in a few words. Names the image and its table. Without it, the name is `labels.name`: "Map". */
  label?: string;
  /** A name under which the charting module keeps the regions, for maps that share them; made up where left out. */
  mapName?: string;
  /**
   * The property of a feature that holds its name.
   * @default "name"
   */
  nameProperty?: string;
  /** The colours from low to high, at least two; the accent of the theme where left out. */
  colorRange?: string[];
  /** The colour of regions without data; the theme's where left out. */
  noDataColor?: string;
  /**
   * Shows what the colours mean.
   * @default false
   */
  showLegend?: boolean;
  /**
   * Shows name and value of the region under the pointer, or of the one that the arrow keys have reached.
   * @default true
   */
  showTooltip?: boolean;
  /** Writes a value, in tooltip, legend and table; in the way of the language where left out. */
  valueFormat?: (value: number) => string;
  /**
   * Writes the tooltip of a row, as HTML that is put in as it is: escape whatever in it comes from people. Regions
   * without a row keep Kerf's own.
   */
  tooltipFormatter?: (row: Row) => string;
  /** What lies in the middle, as longitude and latitude; where left out, the map is fitted in. */
  center?: [longitude: number, latitude: number];
  /**
   * How large it is drawn: 1 fits it in.
   * @default 1.25
   */
  zoom?: number;
  /**
   * Lets the map be dragged, and zoomed by the wheel. The wheel then no longer scrolls the page.
   * @default false
   */
  roam?: boolean;
  /**
   * Lays the globe out on the plane: by Mercator's projection, cut off near the poles, where left out. `null` takes
   * degrees as they are. Keep it one object.
   */
  projection?: MapProjection | null;
  /** Width over height, as a number or as in CSS: `16 / 9`, which is what is taken where left out. */
  aspectRatio?: number | string;
  /** Height in px, in place of `aspectRatio`. */
  height?: number;
  /** Draws it for a dark or a light ground, whatever the theme; where left out, it follows the theme. */
  isDarkMode?: boolean;
}

/**
 * Colours regions by a number: where something happens, and how much of it. For exact figures, or for few of them, a
 * table serves better; this one is in it, for those who cannot see the map. The arrow keys go from region to region,
 * Home to the one with the highest value and End to the one with the lowest.
 *
 * @category Data Visualization
 * @alias map, heat map, geo, regions
 */
export function ChoroplethMap<Row>({
  echarts,
  geoJson,
  data,
  name,
  value,
  label,
  mapName,
  nameProperty = "name",
  colorRange,
  noDataColor,
  showLegend = false,
  showTooltip = true,
  valueFormat,
  tooltipFormatter,
  center,
  zoom = 1.25,
  roam = false,
  projection = mercator,
  aspectRatio = "16 / 9",
  height,
  isDarkMode,
  labels,
  className,
  style,
  onKeyDown,
  ...rest
}: ChoroplethMapProps<Row>) {
  const words = useLabels("choroplethMap", choroplethMapLabels, labels);
  const title = label || words.name;
  const surface = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [news, setNews] = useState("");

  const entries = useStable(joinRows(geoJson, nameProperty, data, name, value), sameEntries);
  const byName = useMemo(() => new Map(entries.map((entry) => [entry.name, entry])), [entries]);
  const ramp = useStable(colorRange, sameList);
  const middle = useStable(center, sameList);

  const formats = useRef({ valueFormat, tooltipFormatter });
  formats.current = { valueFormat, tooltipFormatter };
  const { locale, noData } = words;
  const written = (amount: number) => formats.current.valueFormat?.(amount) ?? amount.toLocaleString(locale);
  // A function that stands in the caller's markup is another one each time. Only where it writes other ends of the
  // scale is anything drawn anew.
  const scale = useStable(extentOf(entries).map(written), sameList);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale stands for what it writes
  const write = useCallback(
    (amount: number | undefined) => (amount === undefined ? noData : written(amount)),
    [noData, scale],
  );

  const slots = choroplethMapRecipe();
  const tooltipClass = slots.tooltip();
  const option = useCallback(
    (colors: MapColors) =>
      mapOption({
        map: registerRegions(echarts, geoJson, nameProperty, mapName),
        entries,
        colors,
        colorRange: ramp,
        noDataColor,
        showLegend,
        scale,
        tooltip: showTooltip
          ? (region) => {
              const entry = byName.get(region);
              const own = entry?.row !== undefined && formats.current.tooltipFormatter?.(entry.row as Row);
              if (typeof own === "string") return ownTooltip(own, tooltipClass);
              return tooltipOf(region, write(entry?.value), tooltipClass);
            }
          : undefined,
        center: middle,
        zoom,
        roam,
        projection,
      }),
    [
      echarts,
      geoJson,
      nameProperty,
      mapName,
      entries,
      byName,
      ramp,
      noDataColor,
      showLegend,
      scale,
      write,
      showTooltip,
      tooltipClass,
      middle,
      zoom,
      roam,
      projection,
    ],
  );
  const chart = useChart(surface, echarts, option);
  const keys = useRegionKeys({
    chart,
    geoJson,
    nameProperty,
    projection,
    entries,
    onReach: (region) => setNews(region ? `${region}: ${write(byName.get(region)?.value)}` : ""),
  });

  return (
    <div
      data-slot="choropleth-map"
      data-theme={isDarkMode === undefined ? undefined : isDarkMode ? "dark" : "light"}
      className={slots.base({ className })}
      {...rest}
      style={{ ...(height === undefined ? { aspectRatio } : { height }), ...style } as CSSProperties}
    >
      <div
        ref={surface}
        data-slot="choropleth-map-surface"
        role="img"
        aria-label={title}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from region to region
        tabIndex={0}
        className={slots.surface()}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) keys.onKeyDown(event);
        }}
        onBlur={keys.onBlur}
      />
      <div id={hintId} hidden>
        {words.hint}
      </div>
      <div data-slot="choropleth-map-news" aria-live="polite" className="k:sr-only">
        {news}
      </div>
      <MapTable caption={title} region={words.region} value={words.value} entries={entries} write={write} />
    </div>
  );
}
