/** The parts of ECharts 6 that the map uses. The caller passes the whole module or a composed one. */
export interface MapCharts {
  init(element: HTMLElement): MapChart;
  registerMap(name: string, regions: never): void;
}

/** The methods of a chart that the map uses. */
export interface MapChart {
  setOption(option: object, behaviour?: { notMerge?: boolean; replaceMerge?: string[] }): void;
  resize(): void;
  dispose(): void;
  dispatchAction(action: { type: string }): void;
}

/** A region of the map, as in GeoJSON. */
export interface MapFeature {
  type: string;
  properties: object | null;
  geometry: { type: string; coordinates?: unknown } | null;
}

/** The regions of the map. Any GeoJSON feature collection fits. */
export interface MapFeatureCollection {
  type: string;
  features: readonly MapFeature[];
}

/** Projects degrees to a plane and back. `y` grows downward. */
export interface MapProjection {
  project(point: [longitude: number, latitude: number]): [x: number, y: number];
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
