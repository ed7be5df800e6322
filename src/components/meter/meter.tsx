"use client";

import { type ComponentProps, useId } from "react";
import { type Labels, meterLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { meterRecipe } from "./meter.recipe";
import { formatPercent } from "./percent";
import { readScale } from "./read-scale";

export interface MeterProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** What is measured; it stands above the track and names the meter. */
  label: string;
  /** How much there is, in the unit of `min` and `max`; what lies outside of them counts as the nearer one. */
  value?: number;
  /**
   * The least there can be.
   * @default 0
   */
  min?: number;
  /**
   * The most there can be.
   * @default 100
   */
  max?: number;
  /**
   * Shows the percentage next to the label.
   * @default false
   */
  showValue?: boolean;
  /** Shown in place of the percentage, where another unit says more: "3 of 5 seats". */
  customValue?: string;
  /** Classes for the track, such as another height; they win over its own. */
  trackClassName?: string;
  /** Classes for the part of the track that is filled, such as another colour; they win over its own. */
  indicatorClassName?: string;
  /** Replaces the language that the percentage is written in. */
  labels?: Partial<Labels["meter"]>;
  /** Classes for the root element; they win over Kerf's own. */
  className?: string;
}

/**
 * Shows how much of something there is, within known bounds: storage, seats, a quota. For work that goes on, use
 * Loader.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/meter/ | ARIA meter pattern}
 * @category Display
 * @alias gauge, progress, progress bar, usage, quota
 */
export function Meter({
  label,
  value,
  min,
  max,
  showValue,
  customValue,
  trackClassName,
  indicatorClassName,
  labels,
  className,
  ...rest
}: MeterProps) {
  const id = useId();
  const { locale } = useLabels("meter", meterLabels, labels);
  const scale = readScale({ value, min, max });
  const text = customValue || formatPercent(scale.share, locale);
  const slots = meterRecipe();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a native meter by parts that no class can reach.
    <div
      data-slot="meter"
      // Assistive technology takes a meter as one thing: name and value are read once, not again as its content.
      role="meter"
      aria-labelledby={id}
      aria-valuemin={scale.min}
      aria-valuemax={scale.max}
      aria-valuenow={scale.value}
      aria-valuetext={text}
      className={slots.base({ className })}
      {...rest}
    >
      <span id={id} data-slot="meter-label" className={slots.label()}>
        {label}
      </span>
      {(showValue || customValue) && (
        // By its own direction: "3 of 5" must not become "of 5 3" in a page from right to left.
        <span data-slot="meter-value" dir="auto" className={slots.value()}>
          {text}
        </span>
      )}
      <div data-slot="meter-track" className={slots.track({ className: trackClassName })}>
        <div
          data-slot="meter-indicator"
          className={slots.indicator({ className: indicatorClassName })}
          style={{ width: `${scale.share * 100}%` }}
        />
      </div>
    </div>
  );
}
