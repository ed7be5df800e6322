import type { Change, Detail, Report, TokenChange } from "./report-format";

/** The number of groups above which style differences are grouped more coarsely. */
const MOST_GROUPS = 12;

/** The maximum number of elements in a group's name. */
const MOST_SLOTS = 3;

/** Changes that are alike: the same elements changed in the same way. */
export interface Group {
  /** Equal for equal differences, whichever changes have them. */
  id: string;
  /** The differences, in words. */
  name: string;
  /** The elements that differ. */
  slots: string[];
  /** Keys of the changes. */
  keys: string[];
  /** Keys of a few changes that together show every element and every value that differs. */
  samples: string[];
  /** Names of the changed tokens that explain the differences. */
  tokens: string[];
}

/** Returns the part of a difference that must be equal for two changes to be alike. */
type Granularity = (difference: Difference) => string;
/** From the finest to the coarsest. */
const granularities: readonly Granularity[] = [
  ({ slot, what }) => `${slot}: ${what}`,
  ({ what }) => what,
  ({ what, tokens }) => (tokens.length > 0 ? inOrder(tokens.map(familyOf)).join(", ") : what),
  ({ what, tokens }) => (tokens.length > 0 ? "tokens" : what),
];

/** A difference, in words, and the tokens that it consists of. */
interface Difference {
  slot: string;
  what: string;
  tokens: string[];
  /** Whether it can be alike in different elements. A style can, a size or a text can't. */
  isStyle: boolean;
}

interface Member {
  change: Change;
  differences: Difference[];
}

/**
 * Groups the changes of a report. Style differences are separated by elements if that makes at most a dozen groups.
 * Otherwise they are separated by values, by families of tokens, and finally by whether they are tokens at all. A
 * change with any other difference is never in a group with changes that lack it. A change that is like no other is in
 * no group.
 */
export function groupsOf({ changes, tokens }: Pick<Report, "changes" | "tokens">): Group[] {
  const patterns = tokenPatterns(tokens);
  const members = changes.flatMap((change): Member | Member[] =>
    change.details && change.details.length > 0
      ? { change, differences: change.details.map((detail) => differenceOf(detail, patterns)) }
      : [],
  );
  const ofStyle = members.filter(({ differences }) => differences.every(({ isStyle }) => isStyle));
  const granularity =
    granularities.find((each) => byKey(ofStyle, each).size <= MOST_GROUPS) ??
    granularities[granularities.length - 1];
  if (!granularity) return [];
  const groups = [...byKey(members, granularity)].filter(([, alike]) => alike.length > 1);
  return groups.map(([id, alike]) => describe(id, alike)).sort((a, b) => b.keys.length - a.keys.length);
}

function byKey(members: readonly Member[], granularity: Granularity): Map<string, Member[]> {
  const found = new Map<string, Member[]>();
  for (const member of members) {
    const parts = member.differences.map((each) => (each.isStyle ? granularity(each) : byElement(each)));
    const key = inOrder(parts).join("; ");
    found.set(key, [...(found.get(key) ?? []), member]);
  }
  return found;
}

const byElement: Granularity = ({ slot, what }) => `${slot}: ${what}`;

function differenceOf(detail: Detail, tokens: readonly TokenPattern[]): Difference {
  const { slot, property, before, after } = detail;
  const named = tokensOf(detail, tokens);
  const what =
    named.length > 0
      ? named.join(", ")
      : property === "element"
        ? after
        : `${property} ${[before, after].filter(Boolean).join(" to ")}`;
  return {
    slot,
    what,
    tokens: named,
    isStyle: !["element", "text", "size", "position", "pixels"].includes(property),
  };
}

function describe(id: string, members: readonly Member[]): Group {
  const differences = members.flatMap((member) => member.differences);
  const slots = byCount(differences.map(({ slot }) => slot).filter(Boolean));
  const tokens = byCount(differences.flatMap((difference) => difference.tokens));
  const others = byCount(differences.flatMap(({ tokens, what }) => (tokens.length > 0 ? [] : what)));
  return {
    id,
    name: nameOf(tokens, others, slots),
    slots,
    keys: members.map(({ change }) => change.key),
    samples: samplesOf(members),
    tokens,
  };
}

/**
 * Differences without tokens need the elements in the name, because several groups may have the same value
 * change in different elements.
 */
function nameOf(tokens: readonly string[], others: readonly string[], slots: readonly string[]): string {
  const what = [...tokens, ...others].join("; ");
  return tokens.length > 0 || slots.length === 0 ? what : `${listed(slots)}: ${what}`;
}

function listed(slots: readonly string[]): string {
  const rest = slots.length - MOST_SLOTS;
  return slots.slice(0, MOST_SLOTS).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

/** Picks the change with the most differences that aren't shown yet, until every difference is shown. */
function samplesOf(members: readonly Member[]): string[] {
  const open = new Set(members.flatMap(({ differences }) => differences.map(byElement)));
  const samples: string[] = [];
  const fresh = ({ differences }: Member) =>
    new Set(differences.map(byElement).filter((each) => open.has(each))).size;
  while (open.size > 0) {
    const best = members.reduce((one, other) => (fresh(other) > fresh(one) ? other : one));
    samples.push(best.change.key);
    for (const difference of best.differences) open.delete(byElement(difference));
  }
  return samples;
}

/** The names without duplicates, the most frequent first. */
function byCount(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/** A changed token, as patterns that find its values in computed styles. */
interface TokenPattern {
  name: string;
  values: { before: RegExp; after: RegExp }[];
}

function tokenPatterns(tokens: readonly TokenChange[]): TokenPattern[] {
  return tokens.map(({ name, values }) => ({
    name,
    values: values.map(({ before, after }) => ({ before: literal(before), after: literal(after) })),
  }));
}

/** The changed tokens that a difference consists of; none if anything else differs, too. */
function tokensOf({ before, after }: Detail, tokens: readonly TokenPattern[]): string[] {
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
function familyOf(token: string): string {
  return token
    .replace("--kerf-on-", "--kerf-")
    .replace(/-(hover|active|tint|line|ink|strong|muted|leading|tracking)$/, "");
}

/** Finds a value, but not as the end of another: `6px` is not in `16px`. */
function literal(value: string): RegExp {
  const escaped = canonical(value).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.-])${escaped}(?![\\w.-])`, "g");
}

/** Normalizes a value, so that the stylesheet's values equal the values that the browser computes. */
function canonical(value: string): string {
  return value
    .toLowerCase()
    .replace(/(\d*\.?\d+)rem\b/g, (_, number) => `${Number(number) * 16}px`)
    .replace(/\d*\.\d+/g, (number) => String(Math.round(Number(number) * 1e4) / 1e4))
    .replace(/\s*([,/()])\s*/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
