/** The values of a token, by theme. */
export interface TokenValues {
  light: string;
  dark: string;
  /** Under forced colors. */
  forced: string;
}

/** A token whose value changed. */
export interface TokenChange {
  /** The custom property: `--kerf-accent`. */
  name: string;
  /** Undefined if the token is new. */
  before?: TokenValues;
  /** Undefined if the token was removed. */
  after?: TokenValues;
}

const PROPERTY = /^\s*(--kerf-[\w-]+):\s*(.*);$/gm;
const FORCED = "@media (forced-colors: active)";

/** Finds the tokens that differ between two versions of `tokens.css`. */
export function changedTokens(before: string, after: string): TokenChange[] {
  const [old, current] = [readTokens(before), readTokens(after)];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), current.get(name)];
    if (was && is && sameValues(was, is)) return [];
    return { name, ...(was && { before: was }), ...(is && { after: is }) };
  });
}

function readTokens(css: string): Map<string, TokenValues> {
  // The first block sets every token. The others override some of them under a condition.
  const start = css.indexOf(":root");
  const base = propertiesIn(css.slice(start, css.indexOf("\n}", start)));
  const forced = propertiesIn(css.includes(FORCED) ? css.slice(css.indexOf(FORCED)) : "");
  return new Map(
    [...base].map(([name, value]) => [name, { ...byTheme(value), forced: forced.get(name) ?? value }]),
  );
}

function propertiesIn(block: string): Map<string, string> {
  return new Map([...block.matchAll(PROPERTY)].map(([, name = "", value = ""]) => [name, value]));
}

/** `light-dark(a, b)` has a value for each theme; anything else is the same in both. */
function byTheme(value: string): { light: string; dark: string } {
  const inner = /^light-dark\((.*)\)$/.exec(value)?.[1];
  if (inner === undefined) return { light: value, dark: value };
  // The comma between the two is the one outside of parentheses.
  let depth = 0;
  const comma = [...inner].findIndex((letter) => {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    return letter === "," && depth === 0;
  });
  return { light: inner.slice(0, comma).trim(), dark: inner.slice(comma + 1).trim() };
}

function sameValues(one: TokenValues, other: TokenValues): boolean {
  return one.light === other.light && one.dark === other.dark && one.forced === other.forced;
}
