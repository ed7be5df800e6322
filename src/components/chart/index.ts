/** The package root doesn't export ChartFrame and ChartLegend, which are for other charts. */
export type { ChartAction, ChartInstance, ChartLibrary } from "../../lib/charts/library";
export type { ChartPoint, ChartTable, ChartTableRow } from "../../lib/charts/table";
export { Chart, type ChartProps } from "./chart";
export { ChartFrame } from "./chart-frame";
export { ChartLegend } from "./chart-legend";
export type { ChartEvent, ChartFrameProps } from "./chart-props";
