"use client";

import { useCallback } from "react";
import { type ChoroplethMapLabels, choroplethMapLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { useWrite } from "../../lib/charts/use-write";
import type { LabelsProps } from "../../lib/common-props";
import { extentOf, sameEntries } from "../../lib/map/entries";
import { MapFrame, type MapFrameProps } from "../../lib/map/map-frame";
import type { MapDrawing } from "../../lib/map/map-style";
import { type MapCharts, mercator } from "../../lib/map/regions";
import { sameList, useStable } from "../../lib/use-stable";
import { choroplethMapRecipe } from "./choropleth-map.recipe";
import { choroplethOption } from "./choropleth-option";
import { joinRows, regionPlaces } from "./region-rows";

/**
 * @typeParam Row The type of a row of `data`.
 */
export interface ChoroplethMapProps<Row = unknown>
  extends LabelsProps<ChoroplethMapLabels>,
    MapFrameProps<Row> {
  /**
   * The ECharts 6 module, which Kerf doesn't include. Pass all of `echarts`, or `echarts/core` after registering the
   * map chart, the visual map, the tooltip and a renderer with `use(…)`.
   */
  echarts: MapCharts;
  /** The rows to show. A region without a row stays gray. A row without a region is only in the table. */
  data: readonly Row[];
  /**
   * The key of the region's name in a row, or a function that returns it. If several rows have the same region, the
   * last one counts.
   * @param row A row of `data`.
   */
  name: keyof Row | ((row: Row) => string);
  /**
   * The key of the number that sets the color, or a function that returns it. A value that isn't a finite number
   * counts as no data.
   * @param row A row of `data`.
   */
  value: keyof Row | ((row: Row) => number);
  /**
   * The property of a feature that contains its name.
   * @default "name"
   */
  nameProperty?: string;
  /** The colors from low to high, at least two. Defaults to the theme's scale from low to high. */
  colorRange?: string[];
  /** The color of regions without data. Defaults to the theme's. */
  noDataColor?: string;
  /**
   * Shows a legend: the colors, with their values.
   * @default false
   */
  showLegend?: boolean;
}

/**
 * A map that colors regions by a number, to show where something happens and how much. For exact figures, or only a
 * few, use Table. Screen readers get a table of the same values.
 *
 * @category Data Visualization
 * @alias map, heat map, geo, regions
 * @since 0.1.0
 */
export function ChoroplethMap<Row>({
  geoJson,
  data,
  name,
  value,
  nameProperty = "name",
  colorRange,
  noDataColor,
  showLegend = false,
  valueFormat,
  projection = mercator,
  labels,
  className,
  ...rest
}: ChoroplethMapProps<Row>) {
  const words = useLabels("choroplethMap", choroplethMapLabels, labels);
  const entries = useStable(joinRows(geoJson, nameProperty, data, name, value), sameEntries);
  const ramp = useStable(colorRange, sameList);
  const write = useWrite(valueFormat, words.locale, extentOf(entries));
  const slots = choroplethMapRecipe();
  const draw = useCallback(
    (drawing: MapDrawing) =>
      choroplethOption({ entries, colorRange: ramp, noDataColor, showLegend, write }, drawing),
    [entries, ramp, noDataColor, showLegend, write],
  );
  const findPlaces = useCallback(
    () => regionPlaces(geoJson, nameProperty, projection),
    [geoJson, nameProperty, projection],
  );
  return (
    <MapFrame
      {...rest}
      slot="choropleth-map"
      classes={{ base: slots.base({ className }), surface: slots.surface(), tooltip: slots.tooltip() }}
      words={words}
      heading={words.region}
      geoJson={geoJson}
      nameProperty={nameProperty}
      projection={projection}
      entries={entries}
      write={write}
      draw={draw}
      findPlaces={findPlaces}
    />
  );
}
