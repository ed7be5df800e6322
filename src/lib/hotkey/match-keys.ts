import type { Keys, Modifier } from "./parse-keys";

type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "getModifierState"
>;

/** Whether a key press is a combination of keys, on any keyboard layout. */
export function matchKeys(press: Press, { key, modifiers }: Keys, isMac: boolean): boolean {
  // AltGr types a character. Windows reports it as Control and Alt.
  const isAltGr = press.getModifierState("AltGraph");
  const has = (modifier: Modifier) => modifiers.includes(modifier);
  if ((press.ctrlKey && !isAltGr) !== (has("control") || (!isMac && has("mod")))) return false;
  if ((press.altKey && !isAltGr) !== has("alt")) return false;
  if (press.metaKey !== (has("meta") || (isMac && has("mod")))) return false;
  const typed = press.key.toLowerCase();
  const isShift = press.shiftKey === has("shift");
  // A layout decides whether a sign needs Shift: `?` does on some keyboards, `+` on others.
  if (typed === key) return isShift || (isSign(key) && !has("shift"));
  return isShift && press.code === codeOf(key) && isReplaced(typed, press.altKey, key);
}

function isSign(key: string): boolean {
  return key.length === 1 && key !== " " && key.toUpperCase() === key;
}

/** The physical key on which most layouts have a letter or a digit. */
function codeOf(key: string): string | undefined {
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : undefined;
}

/**
 * Whether the layout types something else with the physical key, so that its character can't be compared. This is so for letters
 * of other scripts, for Option on a Mac, and for the digits of French keyboards.
 */
function isReplaced(typed: string, isAlt: boolean, key: string): boolean {
  if (/^\d$/.test(key)) return !/^\d$/.test(typed);
  return isAlt || /^[^\0-\x7f]$/.test(typed);
}
