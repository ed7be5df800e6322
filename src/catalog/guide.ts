/** The keys that a guide may name, as in `KeyboardEvent.key`. `Characters` is any key that types a character. */
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

/** Modifier keys. `Mod` is Command on a Mac, and Control elsewhere. */
export const modifiers = ["Shift", "Alt", "Mod"] as const;

type Key = (typeof keyNames)[number];

/** `Enter`, `Shift+Tab` */
export type KeyPress = Key | `${(typeof modifiers)[number]}+${Key}`;

/** The effect of some keys. */
export interface KeyRow {
  /** Each of them has the effect by itself. */
  keys: KeyPress[];
  /** The effect. */
  does: string;
}

/**
 * The check that finds a misuse: the compiler, an error when it renders, a warning in the console during development,
 * or that rule of axe.
 */
export type Check = "types" | "error" | "warning" | `axe ${string}`;

/** A misuse that a check finds. */
export interface Dont {
  /** The advice, and what to do instead. */
  text: string;
  /** The misuse: one JSX expression. Tests compile and render it, and the check must find it. */
  code: string;
  caughtBy: Check;
}

/** Guidance about a component that neither its types nor its classes contain. */
export interface Guide {
  /** Alternatives by component name, and when to use each. */
  instead: Record<string, string>;
  /** In the order in which people reach them. Empty if it isn't focusable. */
  keyboard: KeyRow[];
  /** The behavior for assistive technology, and the caller's part in it. */
  accessibility: string[];
  do: string[];
  dont: Dont[];
}
