export type { ChartSeries } from "../../lib/charts/named-series";
export { BarChart, type BarChartProps } from "./bar-chart";
