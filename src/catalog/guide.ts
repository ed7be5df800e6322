/** The keys that a guide may name, as `KeyboardEvent.key` has them; `Characters` is any that writes. */
export const keyNames = [
  "Enter",
  "Space",
  "Tab",
  "Escape",
  "Backspace",
  "Delete",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "F6",
  "Characters",
] as const;

/** Keys that are held while another is pressed; `Mod` is Command on a Mac, and Control elsewhere. */
export const modifiers = ["Shift", "Alt", "Mod"] as const;

type Key = (typeof keyNames)[number];

/** `Enter`, `Shift+Tab` */
export type KeyPress = Key | `${(typeof modifiers)[number]}+${Key}`;

/** What some keys do. */
export interface KeyRow {
  /** Each of them does it by itself. */
  keys: KeyPress[];
  /** What happens. */
  does: string;
}

/**
 * What catches a misuse: the compiler, an error when it renders, a warning in the console during development, or
 * that rule of axe.
 */
export type Check = "types" | "error" | "warning" | `axe ${string}`;

/** A misuse that something catches. */
export interface Dont {
  /** What not to do, and what to do instead. */
  text: string;
  /** The misuse itself: one JSX expression. It is compiled and rendered in the tests, and the check must catch it. */
  code: string;
  caughtBy: Check;
}

/** What people are told about a component that neither its types nor its classes say. */
export interface Guide {
  /** Other components by name, and when each is the better choice. */
  instead: Record<string, string>;
  /** In the order in which one meets them; none for what takes no focus. */
  keyboard: KeyRow[];
  /** What assistive technology is told, and what is left to the caller. */
  accessibility: string[];
  do: string[];
  dont: Dont[];
}
