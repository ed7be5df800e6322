export type { ChartAction, ChartInstance, ChartLibrary } from "../../lib/charts/library";
export type { ChartPoint, ChartTable, ChartTableRow } from "../../lib/charts/table";
export { Chart, type ChartEvent, type ChartFrameProps, type ChartProps } from "./chart";
