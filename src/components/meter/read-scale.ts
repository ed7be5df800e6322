import { warnOnce } from "../../lib/warn-once";

/** What a meter shows, put in order. */
export interface Scale {
  min: number;
  max: number;
  /** Between `min` and `max`. */
  value: number;
  /** How much of the way from `min` to `max` the value is, 0 to 1. */
  share: number;
}

/**
 * Makes sense of any numbers. A bound that is none is the default; a value that is none is `min`; bounds in the
 * wrong order leave no room, so that nothing is filled. Bounds that are equal do the same, and are fine: of a quota
 * of 0, nothing is used.
 */
export function readScale(given: { value?: number; min?: number; max?: number }): Scale {
  const min = finite("min", given.min, 0);
  const upper = finite("max", given.max, 100);
  if (upper < min)
    warnOnce(`Meter.min ${min} is greater than Meter.max ${upper}, so the meter is empty. Swap them.`);
  const max = Math.max(min, upper);
  const wanted = given.value === Number.POSITIVE_INFINITY ? max : finite("value", given.value, min);
  const value = Math.min(max, Math.max(min, wanted));
  return { min, max, value, share: max > min ? (value - min) / (max - min) : 0 };
}

function finite(prop: string, given: number | undefined, fallback: number): number {
  if (given === undefined || Number.isFinite(given)) return given ?? fallback;
  warnOnce(`Invalid Meter.${prop} ${given}. Pass a finite number. ${fallback} is used instead.`);
  return fallback;
}
