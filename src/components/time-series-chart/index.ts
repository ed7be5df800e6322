export {
  TimeSeriesChart,
  type TimeSeriesChartProps,
  type TimeSeriesMarker,
  type TimeSeriesThreshold,
} from "./time-series-chart";
