export type {
  MapCharts,
  MapFeature,
  MapFeatureCollection,
  MapGeometry,
  MapProjection,
} from "../../lib/map/regions";
export { ChoroplethMap, type ChoroplethMapProps } from "./choropleth-map";
