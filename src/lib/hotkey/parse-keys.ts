/** A modifier key. `mod` is Command on Apple keyboards, and Control on others. */
export type Modifier = "mod" | "control" | "alt" | "shift" | "meta";

/** A key or a combination of keys, such as `mod+k`. */
export interface Keys {
  /** Without duplicates, in the order in which platforms write them. */
  modifiers: readonly Modifier[];
  /** The last key, in lower case: a character, or the name that `KeyboardEvent.key` has for it. Empty for modifiers only. */
  key: string;
}

const modifiers: Record<string, Modifier> = {
  mod: "mod",
  control: "control",
  ctrl: "control",
  alt: "alt",
  option: "alt",
  shift: "shift",
  meta: "meta",
  command: "meta",
  cmd: "meta",
};

const aliases: Record<string, string> = {
  esc: "escape",
  return: "enter",
  del: "delete",
  space: " ",
  plus: "+",
  up: "arrowup",
  down: "arrowdown",
  left: "arrowleft",
  right: "arrowright",
};

const order: Record<Modifier, number> = { control: 0, alt: 1, shift: 2, mod: 3, meta: 3 };

/** Reads keys such as `mod+shift+p`. A name that isn't known is kept as the key. */
export function parseKeys(keys: string): Keys {
  const found = new Set<Modifier>();
  const others: string[] = [];
  for (const part of keys.toLowerCase().split("+")) {
    const name = part.trim();
    const modifier = Object.hasOwn(modifiers, name) ? modifiers[name] : undefined;
    if (modifier) found.add(modifier);
    else if (name) others.push(Object.hasOwn(aliases, name) ? (aliases[name] as string) : name);
  }
  return { modifiers: [...found].sort((one, other) => order[one] - order[other]), key: others.join("+") };
}

const known =
  /^(.|arrow(up|down|left|right)|enter|escape|tab|backspace|delete|insert|home|end|page(up|down)|f\d+)$/u;

/** Whether a keyboard has the key, so that a press can match. */
export function isKnownKey(key: string): boolean {
  return known.test(key);
}
