"use client";

import { Fragment, useCallback, useMemo } from "react";
import { type BubbleMapLabels, bubbleMapLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { useWrite } from "../../lib/charts/use-write";
import type { LabelsProps } from "../../lib/common-props";
import { isSize } from "../../lib/is-size";
import { extentOf, sameEntries } from "../../lib/map/entries";
import { MapFrame, type MapFrameProps } from "../../lib/map/map-frame";
import type { MapDrawing } from "../../lib/map/map-style";
import { type MapCharts, mercator } from "../../lib/map/regions";
import { useStable } from "../../lib/use-stable";
import { warnOnce } from "../../lib/warn-once";
import { bubbleMapRecipe } from "./bubble-map.recipe";
import { bubbleOption } from "./bubble-option";
import { legendValues, pointPlaces, radiusOf, readPoints } from "./bubble-scale";

/**
 * @typeParam Row The type of a row of `data`.
 */
export interface BubbleMapProps<Row = unknown> extends LabelsProps<BubbleMapLabels>, MapFrameProps<Row> {
  /**
   * The ECharts 6 module, which Kerf doesn't include. Pass all of `echarts`, or `echarts/core` after registering the
   * geo component, the scatter chart, the tooltip and a renderer with `use(…)`.
   */
  echarts: MapCharts;
  /** The rows to show, one bubble each. A row without coordinates is only in the table. */
  data: readonly Row[];
  /**
   * The key of the place's name in a row, or a function that returns it.
   * @param row A row of `data`.
   */
  name: keyof Row | ((row: Row) => string);
  /**
   * The key of the coordinates in a row, as longitude and latitude in degrees, or a function that returns them.
   * @param row A row of `data`.
   */
  coordinates: keyof Row | ((row: Row) => readonly [longitude: number, latitude: number]);
  /**
   * The key of the number that sets the area of the bubble, or a function that returns it. Without a number above 0, the place
   * is an empty ring.
   * @param row A row of `data`.
   */
  value: keyof Row | ((row: Row) => number);
  /**
   * The radius of the largest bubble, in px.
   * @default 24
   * @minimum 1
   */
  maxRadius?: number;
  /** The color of the bubbles, as a CSS color. Defaults to that of the first series of charts. */
  color?: string;
  /**
   * Shows a legend: bubbles of a few sizes, with their values.
   * @default false
   */
  showLegend?: boolean;
}

/** The default of `maxRadius`. */
const RADIUS = 24;

/**
 * A map with a bubble for each place, to show where something happens and how much. The area of a bubble is proportional to its
 * value. To color whole regions, use ChoroplethMap. Screen readers get a table of the same values.
 *
 * @category Data Visualization
 * @alias proportional symbol map, point map, map with circles, city map, scatter map, geo, markers
 * @since 0.1.0
 */
export function BubbleMap<Row>({
  data,
  name,
  coordinates,
  value,
  maxRadius,
  color,
  showLegend = false,
  valueFormat,
  projection = mercator,
  labels,
  className,
  ...rest
}: BubbleMapProps<Row>) {
  const words = useLabels("bubbleMap", bubbleMapLabels, labels);
  const entries = useStable(readPoints(data, name, coordinates, value), sameEntries);
  const [lowest, highest] = useMemo(() => extentOf(entries), [entries]);
  if (lowest < 0) {
    warnOnce(`BubbleMap can't show the negative value ${lowest} as an area. Use ChoroplethMap instead.`);
  }
  const radius = isSize("BubbleMap.maxRadius", maxRadius) ? maxRadius : RADIUS;
  const write = useWrite(valueFormat, words.locale, [lowest, highest]);
  const slots = bubbleMapRecipe();
  const draw = useCallback(
    (drawing: MapDrawing) => bubbleOption({ entries, highest, maxRadius: radius, color }, drawing),
    [entries, highest, radius, color],
  );
  const findPlaces = useCallback(() => pointPlaces(entries, projection), [entries, projection]);
  return (
    <MapFrame
      {...rest}
      slot="bubble-map"
      classes={{ base: slots.base({ className }), surface: slots.surface(), tooltip: slots.tooltip() }}
      words={words}
      heading={words.place}
      nameProperty="name"
      projection={projection}
      entries={entries}
      write={write}
      draw={draw}
      findPlaces={findPlaces}
    >
      {showLegend && entries.some((entry) => entry.value !== undefined) && (
        <SizeLegend highest={highest} maxRadius={radius} write={write} />
      )}
    </MapFrame>
  );
}

interface SizeLegendProps {
  highest: number;
  maxRadius: number;
  write: (value: number) => string;
}

/** Circles of round values. It is hidden from screen readers, which get the values themselves. */
function SizeLegend({ highest, maxRadius, write }: SizeLegendProps) {
  const slots = bubbleMapRecipe();
  return (
    <div data-slot="bubble-map-legend" aria-hidden className={slots.legend()}>
      {legendValues(highest).map((value) => {
        const radius = radiusOf(value, highest, maxRadius) ?? 0;
        return (
          <Fragment key={value}>
            <span className={slots.legendCircle()} style={{ width: 2 * radius, height: 2 * radius }} />
            <span className={slots.legendText()}>{write(value)}</span>
          </Fragment>
        );
      })}
    </div>
  );
}
