/** What the map asks of the charting module that its caller hands in: ECharts 6, whole or put together. */
export interface MapCharts {
  init(element: HTMLElement): MapChart;
  registerMap(name: string, regions: never): void;
}

/** What the map asks of a chart. */
export interface MapChart {
  setOption(option: object, behaviour?: { notMerge?: boolean; replaceMerge?: string[] }): void;
  resize(): void;
  dispose(): void;
  dispatchAction(action: { type: string }): void;
}

/** A region of the map, as GeoJSON has it. */
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

/** Lays degrees out on a plane, and back; y grows downwards. */
export interface MapProjection {
  project(point: [longitude: number, latitude: number]): [x: number, y: number];
  unproject(point: [x: number, y: number]): [longitude: number, latitude: number];
}

/** A row joined to the map. */
export interface MapEntry<Row> {
  name: string;
  /** Undefined where there is no number to show. */
  value: number | undefined;
  /** Undefined for a region that no row is about. */
  row: Row | undefined;
}
