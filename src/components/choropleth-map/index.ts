export { ChoroplethMap, type ChoroplethMapProps } from "./choropleth-map";
export type {
  MapChart,
  MapCharts,
  MapFeature,
  MapFeatureCollection,
  MapProjection,
} from "./map-types";
