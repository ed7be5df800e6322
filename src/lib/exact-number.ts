import { plainDigits } from "./digits";
import type { Shape } from "./use-controlled";

/** The significant digits of a number's text, wherever its decimal separator is. */
function significantDigits(text: string): string {
  return plainDigits(text)
    .replace(/e[+-]?\d+$|\D/g, "")
    .replace(/^0+|0+$/g, "");
}

/** Whether a number is small enough that every integer up to it is exact. */
export function isSafe(number: number): boolean {
  return !(Math.abs(number) > Number.MAX_SAFE_INTEGER);
}

export const exactNumberShape: Shape = {
  name: "a number up to ±9007199254740991 (larger ones aren't exact)",
  matches: (value) => typeof value === "number" && (isSafe(value) || !Number.isFinite(value)),
};

/**
 * Whether a number has all the digits of a text that was read as this number. Every number keeps 15 digits. If there are fewer,
 * the number may still be rounded on purpose, as for a currency.
 */
export function isExact(text: string, number: number): boolean {
  const digits = significantDigits(text);
  const isShort = digits.length <= 15 && Math.abs(number) < Number.MAX_SAFE_INTEGER;
  return isSafe(number) && (isShort || digits === significantDigits(String(number)));
}

/** Removes the binary rounding error of a sum, which has no more decimals than the numbers added: 0.1 + 0.2 is 0.3. */
export function roundSum(sum: number, addends: number[]): number {
  // Very small numbers are written with an exponent.
  if (/e/.test(`${addends}`)) return Number(sum.toPrecision(15));
  return Number(sum.toFixed(Math.max(...addends.map((each) => `${each}`.split(".")[1]?.length ?? 0))));
}

/**
 * A number format that shows all digits, unless it sets how numbers are rounded. Every number is written with at most 17 digits.
 * Base UI rounds values as the format does.
 */
export function withAllDigits(format: Intl.NumberFormatOptions = {}): Intl.NumberFormatOptions {
  if (/maximum|Significant|rounding|notation/.test(Object.keys(format).join())) return format;
  // Significant digits would override a minimum of fraction digits, which currencies have.
  const isFraction = format.style === "currency" || format.minimumFractionDigits !== undefined;
  return { [isFraction ? "maximumFractionDigits" : "maximumSignificantDigits"]: 17, ...format };
}
