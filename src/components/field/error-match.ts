import { warnOnce } from "../../lib/warn-once";
import type { FieldError, FieldErrorMatch } from "./field-types";

/** A Record, so that the compiler reports a validity state that is missing here. */
const states: Record<FieldErrorMatch, true> = {
  badInput: true,
  customError: true,
  patternMismatch: true,
  rangeOverflow: true,
  rangeUnderflow: true,
  stepMismatch: true,
  tooLong: true,
  tooShort: true,
  typeMismatch: true,
  valueMissing: true,
};

/**
 * Returns the validity state that an error waits for, or undefined if its message shows immediately. With an
 * unknown name, the message shows immediately, too. Developers notice a message at the wrong time sooner than
 * one that never shows.
 */
export function knownMatch(match: FieldError["match"]): FieldErrorMatch | undefined {
  if (!match || match === true) return undefined;
  if (Object.hasOwn(states, match)) return match;
  // Bundlers remove this branch from production builds.
  if (process.env.NODE_ENV !== "production") {
    warnOnce(
      `Invalid error.match ${JSON.stringify(match)}. The message shows immediately. Use ${Object.keys(states).join(", ")}, or omit match.`,
    );
  }
  return undefined;
}
