export { ChoroplethMap, type ChoroplethMapProps } from "./choropleth-map";
export type {
  MapChart,
  MapChartAction,
  MapCharts,
  MapFeature,
  MapFeatureCollection,
  MapGeometry,
  MapProjection,
} from "./map-option";
