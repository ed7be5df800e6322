import { type Fields, isFields, under } from "./fields";
import { flowStyle, withFlows } from "./flow-style";
import type { ChartTheme } from "./theme";

/** The marks of lines as paths of 10 by 10, so that series differ by shape too. */
export const MARK_PATHS = [
  // A circle, a square, a triangle and a diamond, which the chart library has too.
  ...["M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0Z", "M0 0H10V10H0Z", "M5 0L10 10H0Z", "M5 0L10 5L5 10L0 5Z"],
  // A triangle that points down, a plus, a cross and a pentagon. The library's hollow marks are white inside, in dark too.
  "M0 0H10L5 10Z",
  "M3 0H7V3H10V7H7V10H3V7H0V3H3Z",
  "M2 0L5 3L8 0L10 2L7 5L10 8L8 10L5 7L2 10L0 8L3 5L0 2Z",
  "M5 0L10 3.8L8.1 10H1.9L0 3.8Z",
];
const SYMBOLS = [
  ...["circle", "rect", "triangle", "diamond"],
  ...MARK_PATHS.slice(4).map((path) => `path://${path}`),
];
/** The dashes of lines in forced colors, where all series have one color. */
export const DASHES = ["solid", [6, 4], [2, 3], [10, 3, 2, 3], [12, 6], [4, 2, 1, 2], [1, 4], [8, 2]];
/** The most points of a line that show their marks. */
const MAX_MARKS = 40;

/** The look of a series, by its type and its index in the option. */
export function seriesStyle(series: Fields, index: number, theme: ChartTheme): Fields {
  const data = series.data;
  // All values are set, because a change of theme is merged.
  const decal = { decal: theme.isForced ? patternAt(index, theme) : null };
  switch (series.type) {
    case "line":
      return {
        symbol: SYMBOLS[index % SYMBOLS.length],
        symbolSize: 6,
        showSymbol: Array.isArray(data) && data.length <= MAX_MARKS,
        // Colors repeat after eight series, so the next eight have other dashes.
        lineStyle: {
          width: 2,
          type: DASHES[(theme.isForced ? index : Math.floor(index / 8)) % DASHES.length],
        },
        ...(series.areaStyle ? { areaStyle: { opacity: 0.14 } } : {}),
        emphasis: { lineStyle: { width: 2 } },
        ...(series.markLine ? { markLine: markStyle(theme) } : {}),
      };
    case "scatter":
      return { symbol: SYMBOLS[index % SYMBOLS.length], symbolSize: 8 };
    case "bar":
      return {
        barMaxWidth: 48,
        isMirrored: theme.isRtl,
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
        // Short, so that names fit beside a pie at 390 px.
        labelLine: { length: 8, length2: 8, lineStyle: { color: theme.line } },
      };
    case "sankey":
      return flowStyle(series, theme);
    case "heatmap":
      return { itemStyle: { borderColor: theme.surface, borderWidth: 1 } };
    default:
      return {};
  }
}

/** Lines of thresholds and markers, with their names. */
function markStyle(theme: ChartTheme): Fields {
  return {
    symbol: "none",
    animation: false,
    lineStyle: { color: theme.ink, width: 1, type: "solid" },
    label: { color: theme.ink, fontFamily: theme.font, fontSize: theme.fontSize },
    emphasis: { disabled: true },
  };
}

/**
 * In forced colors, each part of a pie has its own pattern. A part of the rest is gray. A bar of an
 * interval that isn't over is an outline. Each node of a flow has its own color.
 */
export function withPatterns(series: Fields, seriesIndex: number, theme: ChartTheme): Fields {
  if (series.type === "sankey") return withFlows(series, theme);
  if (series.type === "bar" && Array.isArray(series.data)) {
    const borderColor = theme.series[seriesIndex % theme.series.length];
    const outline = { color: "transparent", borderColor, borderWidth: 1.5, borderType: [4, 3] };
    const data = series.data.map((bar: unknown) =>
      isFields(bar) && bar.isIncomplete ? under({ itemStyle: outline }, bar) : bar,
    );
    return { ...series, data };
  }
  if (series.type !== "pie" || !Array.isArray(series.data)) return series;
  const data = series.data.map((part: unknown, index: number) => {
    const fields = isFields(part) ? part : { value: part };
    const decal = theme.isForced ? patternAt(index, theme) : null;
    return under({ itemStyle: { decal, ...(fields.isRest ? { color: theme.muted } : {}) } }, fields);
  });
  return { ...series, data };
}

/** A pattern of lines or dots, in the color of the page. */
function patternAt(index: number, { surface }: ChartTheme): Fields {
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
  return { color: surface, ...patterns[index % patterns.length] };
}
