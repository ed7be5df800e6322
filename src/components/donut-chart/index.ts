export { DonutChart, type DonutChartPart, type DonutChartProps } from "./donut-chart";
