import type { ChartTheme } from "./theme";
import { timeTick } from "./time-tick";
import { bareTooltip, fillTooltip, ownTooltip, tooltipPanel } from "./tooltip";

type Fields = Record<string, unknown>;

/** The values that a chart needs beside its option and the theme. */
export interface OptionSettings {
  /** The classes of the tooltip. */
  tooltipClass: string;
  /** The BCP 47 tag of the numbers and times. */
  locale: string;
  /** Formats a value of a series. */
  write: (value: number) => string;
}

/** An ECharts option in Kerf's theme. Values that the option sets are kept. */
export function themedOption(option: object, theme: ChartTheme, settings: OptionSettings): object {
  const own = option as Fields;
  const font = { fontFamily: theme.font, fontSize: theme.fontSize, color: theme.muted };
  const axes = [...list(own.xAxis), ...list(own.yAxis)];
  const isSideways = list(own.yAxis).some(({ type }) => type === "category");
  const useUtc = own.useUTC === true;
  const legendHeight = theme.fontSize * 1.4 + 12;
  return {
    ...under(
      {
        animation: !theme.isCalm,
        color: theme.series,
        textStyle: font,
        ...(axes.length > 0 && {
          grid: {
            left: 0,
            right: 0,
            top: hasLegend(own.legend) ? legendHeight + 8 : 12,
            bottom: 0,
            outerBoundsMode: "same",
          },
        }),
      },
      own,
    ),
    ...each(own, "xAxis", (axis, place) =>
      under(axisStyle({ axis, place, isHorizontal: true, useUtc }, theme, settings), axis),
    ),
    ...each(own, "yAxis", (axis, place) =>
      under(axisStyle({ axis, place, isHorizontal: false, useUtc }, theme, settings), axis),
    ),
    ...each(own, "legend", (legend) => under(legendStyle(theme, legendHeight), legend)),
    ...each(own, "title", (title) => under(titleStyle(theme), title)),
    ...each(own, "visualMap", (map) => under(visualMapStyle(theme), map)),
    ...each(own, "series", (series, place) =>
      under(seriesStyle(series, place, theme), withPatterns(series, theme)),
    ),
    tooltip: tooltipOf(own.tooltip, axes.length > 0, isSideways, settings, theme),
  };
}

/** The marks of lines, so that series differ by shape too. */
const SYMBOLS = [
  "circle",
  "rect",
  "triangle",
  "diamond",
  "emptyCircle",
  "emptyRect",
  "emptyTriangle",
  "emptyDiamond",
];
/** The dashes of lines in forced colors, where all series have one color. */
const DASHES = ["solid", [6, 4], [2, 3], [10, 3, 2, 3], [12, 6], [4, 2, 1, 2], [1, 4], [8, 2]];
/** The most points of a line that show their marks. */
const MAX_MARKS = 40;

function seriesStyle(series: Fields, place: number, theme: ChartTheme): Fields {
  const data = series.data;
  // All values are set, because a change of theme is merged.
  const decal = { decal: theme.isForced ? patternAt(place, theme) : null };
  switch (series.type) {
    case "line":
      return {
        symbol: SYMBOLS[place % SYMBOLS.length],
        symbolSize: 6,
        showSymbol: Array.isArray(data) && data.length <= MAX_MARKS,
        lineStyle: { width: 2, type: theme.isForced ? DASHES[place % DASHES.length] : "solid" },
        ...(series.areaStyle ? { areaStyle: { opacity: 0.14 } } : {}),
        emphasis: { lineStyle: { width: 2 } },
      };
    case "scatter":
      return { symbol: SYMBOLS[place % SYMBOLS.length], symbolSize: 8 };
    case "bar":
      return {
        barMaxWidth: 48,
        // A line in the color of the page separates stacked bars.
        itemStyle: {
          ...(series.stack ? { borderColor: theme.surface, borderWidth: 1 } : { borderRadius: 2 }),
          ...decal,
        },
        label: { color: theme.ink },
      };
    case "pie":
    case "funnel":
    case "treemap":
    case "sunburst":
      return {
        itemStyle: { borderColor: theme.surface, borderWidth: 2 },
        label: { color: theme.ink },
        labelLine: { lineStyle: { color: theme.line } },
      };
    case "sankey":
      return {
        label: { color: theme.ink },
        itemStyle: { borderWidth: 0 },
        lineStyle: { color: "source", opacity: theme.isForced ? 0.4 : 0.28 },
      };
    case "heatmap":
      return { itemStyle: { borderColor: theme.surface, borderWidth: 1 } };
    default:
      return {};
  }
}

/** In forced colors, each part of a pie has its own pattern. */
function withPatterns(series: Fields, theme: ChartTheme): Fields {
  if (series.type !== "pie" || !Array.isArray(series.data)) return series;
  const data = series.data.map((part: unknown, place: number) =>
    under(
      { itemStyle: { decal: theme.isForced ? patternAt(place, theme) : null } },
      isFields(part) ? part : { value: part },
    ),
  );
  return { ...series, data };
}

/** A pattern of lines or dots, in the color of the page. */
function patternAt(place: number, { surface }: ChartTheme): Fields {
  const patterns: Fields[] = [
    { symbol: "none" },
    { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -Math.PI / 4 },
    {
      symbol: "circle",
      symbolSize: 0.8,
      dashArrayX: [
        [8, 8],
        [0, 8, 8, 0],
      ],
      dashArrayY: [6, 0],
    },
    { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: Math.PI / 4 },
    { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [4, 4] },
    { symbol: "rect", dashArrayX: [4, 4], dashArrayY: [1, 0] },
    {
      symbol: "triangle",
      symbolSize: 0.9,
      dashArrayX: [
        [9, 9],
        [0, 9, 9, 0],
      ],
      dashArrayY: [8, 0],
    },
    { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [1, 2], rotation: -Math.PI / 4 },
  ];
  return { color: surface, ...patterns[place % patterns.length] };
}

interface Axis {
  axis: Fields;
  /** Its place among the axes of its direction. The second is at the other side. */
  place: number;
  isHorizontal: boolean;
  useUtc: boolean;
}

function axisStyle(
  { axis, place, isHorizontal, useUtc }: Axis,
  theme: ChartTheme,
  { locale, write }: OptionSettings,
): Fields {
  const isValue = axis.type === "value" || axis.type === "log" || (axis.type === undefined && !isHorizontal);
  const formatter = isValue ? write : axis.type === "time" ? timeTick(locale, useUtc) : undefined;
  return {
    // Time runs from right to left where the text does. All values are set, because a change of direction is merged.
    ...(isHorizontal
      ? { inverse: theme.isRtl }
      : { position: theme.isRtl === (place === 0) ? "right" : "left" }),
    axisLine: { show: !isValue, lineStyle: { color: theme.line } },
    axisTick: { show: false },
    axisLabel: {
      color: theme.muted,
      fontFamily: theme.font,
      fontSize: theme.fontSize,
      // Without a line height, the library measures a Chinese character, which loads a font for it.
      lineHeight: theme.fontSize * 1.25,
      hideOverlap: true,
      ...(formatter && { formatter }),
    },
    nameTextStyle: { color: theme.muted },
    splitLine: { show: isValue, lineStyle: { color: theme.line, opacity: theme.isForced ? 0.3 : 1 } },
    axisPointer: {
      animation: false,
      lineStyle: { color: theme.muted, type: "solid" },
      shadowStyle: { color: theme.line, opacity: 0.3 },
    },
  };
}

function legendStyle(theme: ChartTheme, height: number): Fields {
  return {
    type: "plain",
    ...startOf(theme),
    align: theme.isRtl ? "right" : "left",
    top: 0,
    height,
    padding: 0,
    itemGap: 16,
    itemWidth: 14,
    itemHeight: 8,
    textStyle: {
      color: theme.ink,
      fontFamily: theme.font,
      fontSize: theme.fontSize,
      lineHeight: theme.fontSize * 1.4,
    },
    inactiveColor: theme.line,
    inactiveBorderColor: theme.line,
  };
}

/** At the start of the line, in either direction. */
function startOf({ isRtl }: ChartTheme): Fields {
  return { left: isRtl ? "auto" : 0, right: isRtl ? 0 : "auto" };
}

function titleStyle(theme: ChartTheme): Fields {
  return {
    padding: 0,
    ...startOf(theme),
    textStyle: { color: theme.ink, fontWeight: 500, fontSize: theme.fontSize + 2, fontFamily: theme.font },
    subtextStyle: { color: theme.muted, fontSize: theme.fontSize },
  };
}

function visualMapStyle(theme: ChartTheme): Fields {
  return {
    padding: 0,
    itemWidth: 8,
    itemHeight: 96,
    textGap: 6,
    textStyle: { color: theme.muted, fontSize: theme.fontSize, lineHeight: theme.fontSize },
    hoverLink: false,
    inRange: { color: theme.range },
  };
}

interface TooltipParams {
  name?: string;
  axisValueLabel?: string;
  seriesName?: string;
  color?: unknown;
  value?: unknown;
  encode?: Record<string, number[]>;
  dimensionNames?: string[];
}

function tooltipOf(
  own: unknown,
  hasAxes: boolean,
  isSideways: boolean,
  { tooltipClass, write }: OptionSettings,
  theme: ChartTheme,
): Fields {
  const fields = isFields(own) ? own : {};
  const slot = "chart-tooltip";
  const panel = () => tooltipPanel(tooltipClass, slot);
  const custom = fields.formatter;
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
      const points = Array.isArray(params) ? params : [params];
      const [first] = points;
      const isNamed = first?.axisValueLabel !== undefined;
      return fillTooltip(
        panel(),
        isNamed ? (first.axisValueLabel ?? "") : "",
        points.map((point) => ({
          color: typeof point.color === "string" ? point.color : undefined,
          name: (isNamed ? point.seriesName : point.name || point.seriesName) ?? "",
          value: valueText(amountOf(point, isSideways ? "x" : "y"), write),
        })),
      );
    },
  };
}

/** The value of a point in a tooltip: of the axis that shows values, if it has several. */
function amountOf({ value, encode, dimensionNames }: TooltipParams, axis: "x" | "y"): unknown {
  const place = encode?.[axis]?.[0] ?? encode?.value?.[0];
  if (Array.isArray(value)) return value[place ?? value.length - 1];
  if (isFields(value)) return value[dimensionNames?.[place ?? 1] ?? ""];
  return value;
}

function valueText(value: unknown, write: (value: number) => string): string {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof number === "number" && Number.isFinite(number)) return write(number);
  return value === undefined || value === null || typeof value === "number" || value === "-"
    ? "–"
    : String(value);
}

/** Applies a function to each component of an option, and keeps whether it is one or a list. */
function each(option: Fields, key: string, style: (component: Fields, place: number) => Fields): Fields {
  const value = option[key];
  if (Array.isArray(value)) return { [key]: value.map(style) };
  return isFields(value) ? { [key]: style(value, 0) } : {};
}

function hasLegend(legend: unknown): boolean {
  return list(legend).some(({ show }) => show !== false);
}

function list(value: unknown): Fields[] {
  return (Array.isArray(value) ? value : isFields(value) ? [value] : []) as Fields[];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Adds defaults to an object and to the objects in it. Lists and other values of the object replace the defaults. */
export function under(defaults: Fields, own: Fields): Fields {
  const merged = { ...defaults };
  for (const [key, value] of Object.entries(own)) {
    const below = defaults[key];
    merged[key] = isFields(below) && isFields(value) ? under(below, value) : value;
  }
  return merged;
}
