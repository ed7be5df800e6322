import { type Change, type Detail, listed, type Report, type TokenChange } from "./report-format";

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
  /** The changes, those with the most differences first. */
  changes: [Change, ...Change[]];
  /** Names of the changed tokens that explain the differences. */
  tokens: string[];
}

/** Returns the part of a difference that must be equal for two changes to be alike. */
type Granularity = (difference: Difference) => string;

const byElement: Granularity = ({ slot, what }) => `${slot}: ${what}`;
const byToken: Granularity = ({ what, tokens }) => (tokens.length > 0 ? "tokens" : what);

/** A difference, in words, and the tokens that it consists of. */
interface Difference {
  slot: string;
  what: string;
  tokens: string[];
  /** Whether it can be alike in different elements. A style can, a size or a text can't. */
  isStyle: boolean;
}

/** A change with its differences. */
interface Member {
  change: Change;
  differences: Difference[];
}

/**
 * Groups the changes of a report. Style differences are separated by elements if that makes at most a dozen groups.
 * Otherwise they are separated by values, and finally by whether they are tokens at all. A change with any other
 * difference is never in a group with changes that lack it. A change that is like no other is one of the `others`.
 */
export function groupsOf({ changes, tokens }: Pick<Report, "changes" | "tokens">): {
  groups: Group[];
  others: Change[];
} {
  const patterns = tokens.map(patternOf);
  const members = changes.flatMap((change): Member | [] => {
    const { details = [] } = change;
    return details.length > 0
      ? { change, differences: details.map((detail) => differenceOf(detail, patterns)) }
      : [];
  });
  const ofStyle = members.filter(({ differences }) => differences.every(({ isStyle }) => isStyle));
  const fine = [byElement, ({ what }: Difference) => what];
  const granularity = fine.find((each) => byKey(ofStyle, each).size <= MOST_GROUPS) ?? byToken;
  const groups = [...byKey(members, granularity)]
    .filter(([, alike]) => alike.length > 1)
    .map(([id, alike]) => describe(id, alike))
    .sort((one, other) => other.changes.length - one.changes.length);
  const grouped = new Set(groups.flatMap((group) => group.changes));
  return { groups, others: changes.filter((change) => !grouped.has(change)) };
}

function byKey(members: readonly Member[], granularity: Granularity): Map<string, Member[]> {
  const found = new Map<string, Member[]>();
  for (const member of members) {
    const parts = member.differences.map((each) => (each.isStyle ? granularity(each) : byElement(each)));
    const key = [...new Set(parts)].sort().join("; ");
    found.set(key, [...(found.get(key) ?? []), member]);
  }
  return found;
}

function differenceOf(detail: Detail, tokens: readonly TokenPattern[]): Difference {
  const { slot, property, before, after } = detail;
  const named = tokensOf(detail, tokens);
  const own = property === "element" ? after : `${property} ${[before, after].filter(Boolean).join(" to ")}`;
  const isStyle = !["element", "text", "size", "position", "pixels"].includes(property);
  return { slot, what: named.join(", ") || own, tokens: named, isStyle };
}

function describe(id: string, members: readonly Member[]): Group {
  const differences = members.flatMap((member) => member.differences);
  const slots = byCount(differences.map(({ slot }) => slot).filter(Boolean));
  const tokens = byCount(differences.flatMap((difference) => difference.tokens));
  const others = byCount(differences.flatMap(({ tokens, what }) => (tokens.length > 0 ? [] : what)));
  const what = [...tokens, ...others].join("; ");
  // The change with the most differences shows the group best.
  const count = ({ differences }: Member) => new Set(differences.map(byElement)).size;
  const changes = [...members].sort((one, other) => count(other) - count(one)).map(({ change }) => change);
  // Without tokens, several groups may have the same change of a value in different elements.
  const name = tokens.length > 0 || slots.length === 0 ? what : `${listed(slots, MOST_SLOTS)}: ${what}`;
  return { id, name, changes: changes as Group["changes"], tokens };
}

/** The names without duplicates, the most frequent first. */
function byCount(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

type TokenPattern = ReturnType<typeof patternOf>;

/** A changed token, as patterns that find its values in computed styles. */
function patternOf({ name, values }: TokenChange) {
  return {
    name,
    values: values.map(({ before, after }) => ({ before: literal(before), after: literal(after) })),
  };
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
    .replace(/\s*([,/])\s*|(\()\s+|\s+(\))/g, "$1$2$3")
    .replace(/\s+/g, " ")
    .trim();
}
