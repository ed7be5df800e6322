import { warnOnce } from "../../lib/warn-once";

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
