import { type Fields, isFields, under } from "./fields";
import type { ChartTheme } from "./theme";
import { bareTooltip, fillTooltip, ownTooltip, tooltipPanel } from "./tooltip";

export interface TooltipSettings {
  /** The classes of the tooltip. */
  tooltipClass: string;
  /** Formats a value of a series. */
  write: (value: number) => string;
}

export interface TooltipParams {
  seriesIndex?: number;
  dataIndex?: number;
  name?: string;
  axisValueLabel?: string;
  seriesName?: string;
  color?: unknown;
  value?: unknown;
  encode?: Record<string, number[]>;
  dimensionNames?: string[];
}

/** The tooltip of an option, as Kerf's panel. */
export function tooltipOf(
  own: unknown,
  series: readonly Fields[],
  hasAxes: boolean,
  isSideways: boolean,
  { tooltipClass, write }: TooltipSettings,
  theme: ChartTheme,
): Fields {
  const fields = isFields(own) ? own : {};
  const slot = "chart-tooltip";
  const panel = () => tooltipPanel(tooltipClass, slot);
  const custom = fields.formatter;
  // Kerf's own charts choose and sort the points of a tooltip.
  const select = fields.select as ((points: TooltipParams[]) => TooltipParams[]) | undefined;
  const pointText = (point: TooltipParams) => {
    const amount = amountOf(point, isSideways ? "x" : "y");
    const ofSeries = series[point.seriesIndex ?? -1]?.tooltip;
    const format = (isFields(ofSeries) && ofSeries.valueFormatter) || fields.valueFormatter;
    return typeof format === "function" ? String(format(amount, point.dataIndex)) : valueText(amount, write);
  };
  return {
    ...under(
      {
        ...bareTooltip,
        trigger: hasAxes ? "axis" : "item",
        axisPointer: {
          type: "line",
          animation: false,
          lineStyle: { color: theme.muted, type: "solid", width: 1 },
        },
      },
      fields,
    ),
    formatter(params: TooltipParams | TooltipParams[], ...rest: unknown[]) {
      if (typeof custom === "function") {
        const content: unknown = custom(params, ...rest);
        if (typeof content !== "string") return content;
        return ownTooltip(content, tooltipClass, slot);
      }
      const all = Array.isArray(params) ? params : [params];
      const points = select?.(all) ?? all;
      const [first] = all;
      const isNamed = first?.axisValueLabel !== undefined;
      return fillTooltip(
        panel(),
        isNamed ? (first.axisValueLabel ?? "") : "",
        points.map((point) => ({
          color: typeof point.color === "string" ? point.color : undefined,
          name: (isNamed ? point.seriesName : point.name || point.seriesName) ?? "",
          value: pointText(point),
        })),
      );
    },
  };
}

/** The value of a point in a tooltip: of the axis that shows values, if it has several. */
function amountOf({ value, encode, dimensionNames }: TooltipParams, axis: "x" | "y"): unknown {
  const index = encode?.[axis]?.[0] ?? encode?.value?.[0];
  if (Array.isArray(value)) return value[index ?? value.length - 1];
  if (isFields(value)) return value[dimensionNames?.[index ?? 1] ?? ""];
  return value;
}

function valueText(value: unknown, write: (value: number) => string): string {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof number === "number" && Number.isFinite(number)) return write(number);
  return value === undefined || value === null || typeof value === "number" || value === "-"
    ? "–"
    : String(value);
}
