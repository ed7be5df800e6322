"use client";

import { type ComponentProps, useId } from "react";
import { knownLocale } from "../../i18n/known-locale";
import { useLocale } from "../../i18n/locale-provider";
import type { StyleProps } from "../../lib/common-props";
import { formatPercent } from "../../lib/format-percent";
import { warnOnce } from "../../lib/warn-once";
import { meterRecipe } from "./meter.recipe";

export interface MeterProps extends StyleProps, Omit<ComponentProps<"div">, "children" | "role"> {
  /** The accessible name, shown above the track. */
  label: string;
  /** The current value, in the unit of `min` and `max`. A value outside the range is clamped to it. */
  value?: number;
  /**
   * The value that shows an empty bar.
   * @default 0
   */
  min?: number;
  /**
   * The value that shows a full bar.
   * @default 100
   */
  max?: number;
  /**
   * Shows the percentage next to the label.
   * @default false
   */
  showValue?: boolean;
  /** The text shown instead of the percentage, when another unit is clearer: "3 of 5 seats". */
  customValue?: string;
  /** Additional CSS classes for the track, such as a different height. They override its own. */
  trackClassName?: string;
  /** Additional CSS classes for the filled part of the track, such as a different color. They override its own. */
  indicatorClassName?: string;
  /** The language of the percentage, as a BCP 47 tag. Defaults to that of LocaleProvider. */
  locale?: string;
}

/**
 * A bar that shows an amount within a known range, such as storage, seats or a quota. For an operation in progress, use
 * Loader.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/meter/ | ARIA meter pattern}
 * @category Display
 * @alias progress, progress bar, gauge, usage, quota
 * @since 0.1.0
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
  locale,
  className,
  ...rest
}: MeterProps) {
  const id = useId();
  const scale = readScale({ value, min, max });
  const language = knownLocale("Meter.locale", locale, useLocale().code);
  const text = customValue || formatPercent(scale.share, language);
  const slots = meterRecipe();
  return (
    // biome-ignore lint/a11y/useSemanticElements: classes can't style the parts of a native meter.
    <div
      data-slot="meter"
      // Screen readers treat a meter as one element. Its name and value are read once, not again as its content.
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
        // With its own direction, so that "3 of 5" doesn't become "of 5 3" in a right-to-left page.
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

/** The values of a meter, normalized. */
export interface Scale {
  min: number;
  max: number;
  /** Between `min` and `max`. */
  value: number;
  /** The position of the value between `min` and `max`, from 0 to 1. */
  share: number;
}

/**
 * Accepts any numbers. An invalid bound falls back to its default, an invalid value to `min`. With swapped
 * bounds, nothing is filled. Equal bounds also show nothing, but without a warning, because a quota of 0 is
 * possible.
 */
function readScale(given: { value?: number; min?: number; max?: number }): Scale {
  const min = finite("min", given.min, 0);
  const upper = finite("max", given.max, 100);
  if (upper < min)
    warnOnce(() => `Meter.min ${min} is greater than Meter.max ${upper}, so the meter is empty. Swap them.`);
  const max = Math.max(min, upper);
  const wanted = given.value === Number.POSITIVE_INFINITY ? max : finite("value", given.value, min);
  const value = Math.min(max, Math.max(min, wanted));
  return { min, max, value, share: max > min ? (value - min) / (max - min) : 0 };
}

function finite(prop: string, given: number | undefined, fallback: number): number {
  if (given === undefined || Number.isFinite(given)) return given ?? fallback;
  warnOnce(() => `Invalid Meter.${prop} ${given}. Pass a finite number. ${fallback} is used instead.`);
  return fallback;
}
