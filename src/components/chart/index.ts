/** The package root doesn't export ChartFrame, ChartLegend and LegendMark, which are for other charts. */
export type { ChartAction, ChartInstance, ChartLibrary } from "../../lib/charts/library";
export type { ChartPoint, ChartTable, ChartTableRow } from "../../lib/charts/table";
export { Chart, type ChartEvent, ChartFrame, type ChartFrameProps, type ChartProps } from "./chart";
export { ChartLegend, LegendMark } from "./chart-legend";
