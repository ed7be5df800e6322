"use client";

import type { ComponentProps } from "react";
import { type SparklineLabels, sparklineLabels } from "../../i18n/labels";
import { type Texts, useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { fillText } from "../../lib/fill-text";
import { isSize } from "../../lib/is-size";
import { knownValue } from "../../lib/known-value";
import { warnOnce } from "../../lib/warn-once";
import { sparklineRecipe } from "./sparkline.recipe";
import { isPoint, sparklinePaths } from "./sparkline-paths";

export interface SparklineProps
  extends LabelsProps<SparklineLabels>,
    StyleProps,
    Omit<ComponentProps<"svg">, "children" | "values" | "min" | "max" | "width" | "height"> {
  /** The accessible name: what the values are. A summary of them follows it. */
  label: string;
  /** The values in order, evenly spaced. Gaps are null. */
  values: readonly (number | null | undefined)[];
  /**
   * How the values are drawn.
   * @default "line"
   */
  variant?: "line" | "area" | "bar";
  /**
   * The lower end of the scale. Set it together with `max` to compare several sparklines. Defaults to the lowest value, or to
   * 0 if that is lower and the variant isn't `line`.
   */
  min?: number;
  /** The upper end of the scale. Defaults to the highest value, or to 0 if that is higher and the variant isn't `line`. */
  max?: number;
  /** The summary for screen readers. By default, it states the first, the last, the lowest and the highest value. */
  summary?: string;
  /**
   * Formats a value in the summary. Defaults to the number format of the language.
   * @param value A value of the sparkline.
   */
  valueFormat?: (value: number) => string;
  /**
   * The width in px. Defaults to 96.
   *
   * @minimum 1
   */
  width?: number;
  /**
   * The height in px. Defaults to 20, the height of a line of text.
   *
   * @minimum 1
   */
  height?: number;
}

/**
 * A small chart without axes, for a trend inside a table cell or a line of text. It marks the last value. For a chart that
 * people read values from, use Chart.
 *
 * @category Data Visualization
 * @alias inline chart, trend line, mini chart, microchart, sparkbar, win-loss chart
 * @since 0.1.0
 */
export function Sparkline({
  label,
  values,
  variant,
  min,
  max,
  summary,
  valueFormat,
  width,
  height,
  labels,
  className,
  style,
  ...rest
}: SparklineProps) {
  const words = useLabels("sparkline", sparklineLabels, labels);
  const slots = sparklineRecipe();
  const shape = knownValue("Sparkline.variant", variant, ["line", "area", "bar"]);
  const { body, dots, area, last } = sparklinePaths(values, shape, bound("min", min), bound("max", max));
  const isBar = shape === "bar";
  return (
    <svg
      data-slot="sparkline"
      role="img"
      aria-label={`${label}: ${summary ?? summaryOf(values, words, valueFormat)}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={slots.base({ className })}
      style={{
        ...(isSize("Sparkline.width", width) && { width }),
        ...(isSize("Sparkline.height", height) && { height }),
        ...style,
      }}
      {...rest}
    >
      {area && <path data-slot="sparkline-area" d={area} className={slots.area()} />}
      {body && (
        <path
          data-slot={isBar ? "sparkline-bars" : "sparkline-line"}
          d={body}
          className={isBar ? slots.bars() : slots.line()}
        />
      )}
      {dots && <path data-slot="sparkline-dots" d={dots} className={slots.dots()} />}
      {last ? (
        <path data-slot="sparkline-last" d={last} className={isBar ? slots.lastBar() : slots.point()} />
      ) : (
        <path data-slot="sparkline-empty" d="M0 50H100" className={slots.empty()} />
      )}
    </svg>
  );
}

function bound(prop: string, value: number | undefined): number | undefined {
  if (value === undefined || Number.isFinite(value)) return value;
  warnOnce(() => `Invalid Sparkline.${prop} ${value}. Pass a finite number. It is ignored.`);
}

function summaryOf(
  values: SparklineProps["values"],
  { summary, noData, locale }: Texts<"sparkline">,
  format: SparklineProps["valueFormat"],
): string {
  const points = values.filter(isPoint);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return noData;
  const write = (value: number) => format?.(value) ?? value.toLocaleString(locale);
  if (points.length === 1) return write(first);
  return fillText(summary, {
    first: write(first),
    last: write(last),
    low: write(points.reduce((low, value) => Math.min(low, value))),
    high: write(points.reduce((high, value) => Math.max(high, value))),
  });
}
