export { SankeyChart, type SankeyChartProps } from "./sankey-chart";
export type { SankeyLink } from "./sankey-data";
