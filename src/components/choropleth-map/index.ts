export { ChoroplethMap, type ChoroplethMapProps } from "./choropleth-map";
export type {
  MapCharts,
  MapFeature,
  MapFeatureCollection,
  MapGeometry,
  MapProjection,
} from "./map-option";
