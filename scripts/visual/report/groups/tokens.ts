import type { Cause, Detail } from "../model";

/** A changed token: its values before and after, in each theme. */
export interface NamedToken {
  name: string;
  values: { before: RegExp; after: RegExp }[];
}

/** The tokens among the causes of a report, each once. */
export function changedTokens(causes: Readonly<Record<string, Cause>>): NamedToken[] {
  const tokens = new Map<string, NamedToken>();
  for (const { kind, name, values = [] } of Object.values(causes)) {
    if (kind !== "token") continue;
    const known = tokens.get(name)?.values ?? [];
    const found = values.map(([before, after]) => ({ before: whole(before), after: whole(after) }));
    tokens.set(name, { name, values: [...known, ...found] });
  }
  return [...tokens.values()];
}

/** The changed tokens that a difference consists of; none if anything else differs, too. */
export function tokensOf({ before, after }: Detail, tokens: readonly NamedToken[]): string[] {
  let [old, current] = [canonical(before), canonical(after)];
  const names: string[] = [];
  for (const { name, values } of tokens) {
    // The token's value may be only a part: a shadow, or a border with different sides, contains a color.
    const value = values.find(
      (each) => old.search(each.before) >= 0 && old.search(each.before) === current.search(each.after),
    );
    if (!value) continue;
    old = old.replace(value.before, name);
    current = current.replace(value.after, name);
    names.push(name);
    if (old === current) return names;
  }
  return [];
}

/** A hue has tokens that change together: `--kerf-on-accent` and `--kerf-accent-hover` belong to `--kerf-accent`. */
export function familyOf(token: string): string {
  return token
    .replace("--kerf-on-", "--kerf-")
    .replace(/-(hover|active|tint|line|ink|strong|muted|leading|tracking)$/, "");
}

/** Finds a value, but not as the end of another: `6px` is not in `16px`. */
function whole(value: string): RegExp {
  const literal = canonical(value).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.-])${literal}(?![\\w.-])`, "g");
}

/** Normalizes a value, so that the stylesheet's values equal the values that the browser computes. */
function canonical(value: string): string {
  return value
    .toLowerCase()
    .replace(/(\d*\.?\d+)rem\b/g, (_, number) => `${Number(number) * 16}px`)
    .replace(/\d*\.\d+/g, (number) => String(Math.round(Number(number) * 1e4) / 1e4))
    .replace(/\s+/g, " ")
    .trim();
}
