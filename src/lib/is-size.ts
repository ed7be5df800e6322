import { warnOnce } from "./warn-once";

/**
 * Whether a prop is a valid length. An invalid one logs a warning.
 *
 * @param prop The prop's full name, such as `Skeleton.width`, for the warning.
 * @param px The length in px.
 */
export function isSize(prop: string, px: number | undefined): px is number {
  if (px === undefined) return false;
  if (px > 0 && Number.isFinite(px)) return true;
  warnOnce(() => `Invalid ${prop} ${px}. Pass a number of px greater than 0. It is ignored.`);
  return false;
}
