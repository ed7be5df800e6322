import { type Fields, isFields, list, under } from "./fields";
import { seriesStyle, withPatterns } from "./series-style";
import type { ChartTheme } from "./theme";
import { timeTick } from "./time-tick";
import { type TooltipSettings, tooltipOf } from "./tooltip-option";

/** The values that a chart needs beside its option and the theme. */
export interface OptionSettings extends TooltipSettings {
  /** The BCP 47 tag of the numbers and times. */
  locale: string;
}

/** An ECharts option in Kerf's theme. Values that the option sets are kept. */
export function themedOption(option: object, theme: ChartTheme, settings: OptionSettings): object {
  const own = option as Fields;
  const font = { fontFamily: theme.font, fontSize: theme.fontSize, color: theme.muted };
  const axes = [...list(own.xAxis), ...list(own.yAxis)];
  const isSideways = list(own.yAxis).some(({ type }) => type === "category");
  const useUtc = own.useUTC === true;
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
            top: 12,
            bottom: 0,
            outerBoundsMode: "same",
          },
        }),
      },
      own,
    ),
    ...each(own, "xAxis", (axis, index) =>
      under(axisStyle({ axis, index, isHorizontal: true, useUtc }, theme, settings), axis),
    ),
    ...each(own, "yAxis", (axis, index) =>
      under(axisStyle({ axis, index, isHorizontal: false, useUtc }, theme, settings), axis),
    ),
    ...each(own, "title", (title) => under(titleStyle(theme), title)),
    ...each(own, "visualMap", (map) => under(visualMapStyle(theme), map)),
    ...each(own, "series", (series, index) =>
      under(seriesStyle(series, index, theme), withPatterns(series, index, theme)),
    ),
    tooltip: tooltipOf(own.tooltip, list(own.series), axes.length > 0, isSideways, settings, theme),
  };
}

interface Axis {
  axis: Fields;
  /** Its index among the axes of its direction. The second is at the other side. */
  index: number;
  isHorizontal: boolean;
  useUtc: boolean;
}

function axisStyle(
  { axis, index, isHorizontal, useUtc }: Axis,
  theme: ChartTheme,
  { locale, write }: OptionSettings,
): Fields {
  const isValue = axis.type === "value" || axis.type === "log" || (axis.type === undefined && !isHorizontal);
  // `null` removes the formatter of the other direction, because a change of direction is merged.
  const formatter = isValue
    ? (value: number) => ownDirection(write(value), theme)
    : axis.type === "time"
      ? timeTick(locale, useUtc ? "UTC" : undefined)
      : theme.isRtl
        ? (name: string) => ownDirection(name, theme)
        : null;
  return {
    // Time runs from right to left where the text does. All values are set, because a change of direction is merged.
    ...(isHorizontal
      ? { inverse: theme.isRtl }
      : { position: theme.isRtl === (index === 0) ? "right" : "left" }),
    axisLine: { show: !isValue, lineStyle: { color: theme.line } },
    axisTick: { show: false },
    axisLabel: {
      color: theme.muted,
      fontFamily: theme.font,
      fontSize: theme.fontSize,
      // Without a line height, the library measures a Chinese character, which loads a font for it.
      lineHeight: theme.fontSize * 1.25,
      hideOverlap: true,
      formatter,
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

/** A text of the data in its own direction. The canvas has that of the page, in which "/docs" would end in its slash. */
function ownDirection(text: string, { isRtl }: ChartTheme): string {
  return isRtl ? `\u2068${text}\u2069` : text;
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

/** Applies a function to each component of an option, and keeps whether it is one or a list. */
function each(option: Fields, key: string, style: (component: Fields, index: number) => Fields): Fields {
  const value = option[key];
  if (Array.isArray(value)) return { [key]: value.map(style) };
  return isFields(value) ? { [key]: style(value, 0) } : {};
}
