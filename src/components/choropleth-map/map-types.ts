/** The parts of ECharts 6 that the map uses. The caller passes the whole module or a composed one. */
export interface MapCharts {
  /**
   * Creates a chart.
   * @param element The element to draw into.
   */
  init(element: HTMLElement): MapChart;
  /**
   * Registers a map.
   * @param name The name that the chart refers to.
   * @param regions The regions as GeoJSON.
   */
  registerMap(name: string, regions: never): void;
}

/** The methods of a chart that the map uses. */
export interface MapChart {
  /**
   * Draws the chart.
   * @param option The chart, as an option of ECharts.
   * @param behavior How the option replaces the previous one.
   */
  setOption(option: object, behavior?: MapChartUpdate): void;
  /** Adapts the chart to the size of its element. */
  resize(): void;
  /** Removes the chart. */
  dispose(): void;
  /**
   * Triggers an action, such as showing the tooltip.
   * @param action The action.
   */
  dispatchAction(action: MapChartAction): void;
}

/** How an option of a chart replaces the previous one. */
export interface MapChartUpdate {
  /** Whether the option replaces the previous one instead of merging with it. */
  notMerge?: boolean;
  /** The components of the chart to replace instead of merging. */
  replaceMerge?: string[];
}

/** An action of a chart. */
export interface MapChartAction {
  /** The name of the action, such as `showTip`. */
  type: string;
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
