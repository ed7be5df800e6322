import type { ChartInstance, ChartLibrary } from "../../lib/charts/library";
import type { ChartTheme } from "../../lib/charts/theme";
import { bareTooltip, tooltipPanel } from "../../lib/charts/tooltip";

/** The parts of ECharts 6 that the map uses. The caller passes the whole module or a composed one. */
export interface MapCharts extends ChartLibrary<ChartInstance> {
  /**
   * Registers a map.
   * @param name The name that the chart refers to.
   * @param regions The regions as GeoJSON.
   */
  registerMap(name: string, regions: never): void;
}

/** A region of the map, as in GeoJSON. */
export interface MapFeature {
  /** The type of the GeoJSON object: `Feature`. */
  type: string;
  /** The properties of the region, such as its name. */
  properties: object | null;
  /** The shape of the region. */
  geometry: MapGeometry | null;
}

/** The shape of a region, as in GeoJSON. */
export interface MapGeometry {
  /** The type of the shape: `Polygon` or `MultiPolygon`. */
  type: string;
  /** The corners in degrees, as longitude and latitude. */
  coordinates?: unknown;
}

/** The regions of the map. Any GeoJSON feature collection fits. */
export interface MapFeatureCollection {
  /** The type of the GeoJSON object: `FeatureCollection`. */
  type: string;
  /** The regions. */
  features: readonly MapFeature[];
}

/** Projects degrees to a plane and back. `y` grows downward. */
export interface MapProjection {
  /**
   * Projects a point to the plane.
   * @param point A point in degrees.
   */
  project(point: [longitude: number, latitude: number]): [x: number, y: number];
  /**
   * Projects a point of the plane back.
   * @param point A point of the plane.
   */
  unproject(point: [x: number, y: number]): [longitude: number, latitude: number];
}

/** A row joined to the map. */
export interface MapEntry<Row> {
  name: string;
  /** Undefined without a number. */
  value: number | undefined;
  /** Undefined for a region without a row. */
  row: Row | undefined;
}

/** The way to read a value from a row: its key, or a function that returns it. */
type Reader<Row, Value> = keyof Row | ((row: Row) => Value);

/**
 * Joins rows to regions by name. Of rows with the same name, the last one counts. A value that isn't a finite number
 * counts as no value. The result contains regions without a row, which show as no data, and rows without a region,
 * which are only in the table.
 */
export function joinRows<Row>(
  geoJson: MapFeatureCollection,
  nameProperty: string,
  data: readonly Row[],
  name: Reader<Row, string>,
  value: Reader<Row, number>,
): MapEntry<Row>[] {
  const entries = new Map<string, MapEntry<Row>>();
  for (const feature of geoJson.features) {
    const region = featureName(feature, nameProperty);
    if (region !== "") entries.set(region, { name: region, value: undefined, row: undefined });
  }
  for (const row of data) {
    const region = text(read(row, name));
    const amount = read(row, value);
    entries.set(region, {
      name: region,
      value: typeof amount === "number" && Number.isFinite(amount) ? amount : undefined,
      row,
    });
  }
  return [...entries.values()];
}

/** The name of a region, or an empty string. */
export function featureName({ properties }: MapFeature, nameProperty: string): string {
  return text((properties as Record<string, unknown> | null)?.[nameProperty]);
}

/** The lowest and the highest value, or 0 and 1 without values. */
export function extentOf(entries: readonly MapEntry<unknown>[]): [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { value } of entries) {
    if (value === undefined) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low <= high ? [low, high] : [0, 1];
}

function read<Row>(row: Row, reader: Reader<Row, unknown>): unknown {
  return typeof reader === "function" ? reader(row) : row[reader];
}

function text(name: unknown): string {
  return name === undefined || name === null ? "" : String(name);
}

/** The minimum zoom, because ECharts throws if a map has no size. */
const LEAST_ZOOM = 0.01;

interface MapOptions {
  map: string;
  /** The rows that have a region. */
  entries: readonly MapEntry<unknown>[];
  theme: ChartTheme;
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
  const { theme, projection, center } = map;
  const [low, high] = extentOf(map.entries);
  // If low and high are equal, the library uses one color for all regions, even those without a value.
  const slack = low === high ? Math.max(1, Math.abs(low)) : 0;
  const isKnown = map.entries.some(({ value }) => value !== undefined);
  return {
    animation: false,
    textStyle: { fontFamily: theme.font },
    tooltip: {
      show: !!map.tooltip,
      trigger: "item",
      ...bareTooltip,
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
        color: theme.muted,
        fontSize: theme.fontSize,
        lineHeight: theme.fontSize,
        // The text may cover a region of any color, so it has an outline, as the regions do.
        textBorderColor: theme.surface,
        textBorderWidth: 3,
      },
      // Without handles, because they wouldn't be reachable with the keyboard.
      calculable: false,
      hoverLink: false,
      inRange: { color: map.colorRange ?? theme.range },
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
          areaColor: map.noDataColor ?? theme.noData,
          borderColor: theme.surface,
          borderWidth: 0.5,
        },
        label: { show: false },
        emphasis: {
          label: { show: false },
          itemStyle: { areaColor: "inherit", borderColor: theme.ink, borderWidth: 1.5 },
        },
        data: map.entries.map(({ name, value }) => ({ name, value: value ?? Number.NaN })),
      },
    ],
  };
}

/**
 * The default tooltip of a region: its name and value. Names come from the data, so they are inserted as text
 * and never as markup.
 */
export function tooltipOf(name: string, value: string, className: string): HTMLElement {
  const panel = tooltipPanel(className, "choropleth-map-tooltip");
  const heading = document.createElement("strong");
  heading.textContent = name;
  const amount = document.createElement("span");
  amount.textContent = value;
  panel.append(heading, amount);
  return panel;
}

/** The latitude at which the world is a square. Beyond it, the projection grows to infinity. */
const limit = 85.0511287798066;
const degree = Math.PI / 180;

/** Mercator's projection, clamped: latitudes closer to a pole are drawn at the edge. */
export const mercator: MapProjection = {
  project([longitude, latitude]) {
    const clamped = Math.max(-limit, Math.min(limit, latitude));
    return [longitude * degree, -Math.log(Math.tan(Math.PI / 4 + (clamped * degree) / 2))];
  },
  unproject([x, y]) {
    return [x / degree, (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) / degree];
  },
};

const names = new WeakMap<MapFeatureCollection, string>();
const registered = new WeakMap<MapCharts, Map<string, MapFeatureCollection>>();
let count = 0;

/**
 * Registers the regions with the charting module once, and returns their name. The module keeps them while
 * the page is open. Returns undefined if no region has a shape, because the module throws for an empty map.
 */
export function registerRegions(
  echarts: MapCharts,
  geoJson: MapFeatureCollection,
  nameProperty: string,
  mapName: string | undefined,
): string | undefined {
  const shapes = geoJson.features.filter(({ geometry }) => hasShape(geometry));
  if (shapes.length === 0) return undefined;
  const name = mapName ?? ownName(geoJson, nameProperty);
  const known = registered.get(echarts) ?? new Map<string, MapFeatureCollection>();
  registered.set(echarts, known);
  if (known.get(name) !== geoJson) {
    // Copies the name, as a string, to the property that the module reads by default.
    const features = shapes.map((feature) => ({
      ...feature,
      properties: { ...feature.properties, name: featureName(feature, nameProperty) },
    }));
    echarts.registerMap(name, { geoJSON: { type: "FeatureCollection", features } } as never);
    known.set(name, geoJson);
  }
  return name;
}

function hasShape(geometry: MapFeature["geometry"]): boolean {
  return Array.isArray(geometry?.coordinates) && geometry.coordinates.length > 0;
}

function ownName(geoJson: MapFeatureCollection, nameProperty: string): string {
  const name = names.get(geoJson) ?? `kerf-map-${++count}`;
  names.set(geoJson, name);
  return `${name}-${nameProperty}`;
}
