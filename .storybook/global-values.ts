/** The values of each global that the toolbar sets; the first is the default. */
export const globalValues = {
  theme: ["light", "dark", "system"],
  contrast: ["normal", "more"],
  direction: ["ltr", "rtl"],
  motion: ["normal", "reduced"],
  locale: ["en", "de", "ar", "ja"],
  strict: ["off", "on"],
} as const;

type Name = keyof typeof globalValues;
type Globals = Record<string, unknown>;

const names = Object.keys(globalValues) as Name[];

export const initialGlobals = Object.fromEntries(names.map((name) => [name, globalValues[name][0]]));

const warned = new Set<string>();

/**
 * Returns the globals, with the default for each value that the toolbar doesn't have, and warns: the URL and the
 * browser's storage can contain anything. Globals of Storybook and its addons are passed on unchecked.
 */
export function checkedGlobals(globals: Globals): Globals {
  const checked = { ...globals };
  for (const name of names) {
    const values: readonly unknown[] = globalValues[name];
    if (!(name in globals) || values.includes(globals[name])) continue;
    checked[name] = values[0];
    warn(
      `The global "${name}" can't be ${JSON.stringify(globals[name])}. Using "${values[0]}". Valid values: ${values.join(", ")}.`,
    );
  }
  return checked;
}

/** Warns once per message, since the globals are checked on every render. */
function warn(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
