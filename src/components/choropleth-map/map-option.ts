import { extentOf } from "./join-rows";
import type { MapColors } from "./map-colors";
import type { MapEntry, MapProjection } from "./map-types";

/** The minimum zoom, because ECharts throws if a map has no size. */
const LEAST_ZOOM = 0.01;

interface MapOptions {
  map: string;
  /** The rows that have a region. */
  entries: readonly MapEntry<unknown>[];
  colors: MapColors;
  colorRange: readonly string[] | undefined;
  noDataColor: string | undefined;
  showLegend: boolean;
  /** The lowest and the highest value, formatted. */
  scale: readonly string[];
  /** The tooltip content of a region. Without it, there is no tooltip. */
  tooltip: ((name: string) => HTMLElement | string) | undefined;
  center: readonly [longitude: number, latitude: number] | undefined;
  zoom: number;
  roam: boolean;
  projection: MapProjection | null;
}

/** The chart as an ECharts option. */
export function mapOption(map: MapOptions): object {
  const { colors, projection, center } = map;
  const [low, high] = extentOf(map.entries);
  // If low and high are equal, the library uses one color for all regions, even those without a value.
  const slack = low === high ? Math.max(1, Math.abs(low)) : 0;
  const isKnown = map.entries.some(({ value }) => value !== undefined);
  return {
    animation: false,
    textStyle: { fontFamily: colors.font },
    tooltip: {
      show: !!map.tooltip,
      trigger: "item",
      confine: true,
      transitionDuration: 0,
      // The panel is Kerf's own, so the library's own panel is removed.
      backgroundColor: "transparent",
      borderWidth: 0,
      padding: 0,
      extraCssText: "box-shadow:none;white-space:normal",
      formatter: ({ name }: { name: string }) => map.tooltip?.(name) ?? "",
    },
    visualMap: {
      type: "continuous",
      show: map.showLegend && isKnown,
      min: low - slack,
      max: high + slack,
      left: 0,
      bottom: 0,
      padding: 0,
      itemWidth: 8,
      itemHeight: 96,
      text: [map.scale[1], map.scale[0]],
      textGap: 6,
      // Without a line height, the library measures a Chinese character, which loads a font for it.
      textStyle: {
        color: colors.text,
        fontSize: colors.fontSize,
        lineHeight: colors.fontSize,
        // The text may cover a region of any color, so it has an outline, as the regions do.
        textBorderColor: colors.border,
        textBorderWidth: 3,
      },
      // Without handles, because they wouldn't be reachable with the keyboard.
      calculable: false,
      hoverLink: false,
      inRange: { color: map.colorRange ?? colors.range },
    },
    series: [
      {
        type: "map",
        map: map.map,
        roam: map.roam,
        zoom: Math.max(map.zoom, LEAST_ZOOM),
        // The library expects the center in projected coordinates.
        center: center && (projection ? projection.project([...center]) : center),
        projection: projection ?? undefined,
        aspectScale: 1,
        preserveAspect: "contain",
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        selectedMode: false,
        itemStyle: {
          areaColor: map.noDataColor ?? colors.noData,
          borderColor: colors.border,
          borderWidth: 0.5,
        },
        label: { show: false },
        emphasis: {
          label: { show: false },
          itemStyle: { areaColor: "inherit", borderColor: colors.emphasis, borderWidth: 1.5 },
        },
        data: map.entries.map(({ name, value }) => ({ name, value: value ?? Number.NaN })),
      },
    ],
  };
}
