/** A fact that differs between two documents. */
export interface Change {
  /** The keys of the path: `["Button", "props", "size", "default"]`. */
  path: readonly string[];
  /** Set if it is an item of the list at that path. */
  item?: true;
  /** Undefined if it is new. */
  before?: unknown;
  /** Undefined if it was removed. */
  after?: unknown;
}

/** The facts that differ between two JSON values. A new or removed object is one change. */
export function diffJson(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => diffJson(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return diffItems(before, after, path);
  return [{ path, before, after }];
}

/** Items are identified by their text. A list with the same items in another order is one change. */
function diffItems(before: readonly unknown[], after: readonly unknown[], path: readonly string[]): Change[] {
  const lacks = (items: readonly unknown[], item: unknown) => {
    const text = JSON.stringify(item);
    return !items.some((other) => JSON.stringify(other) === text);
  };
  const gone = before
    .filter((item) => lacks(after, item))
    .map((before): Change => ({ path, item: true, before }));
  const added = after
    .filter((item) => lacks(before, item))
    .map((after): Change => ({ path, item: true, after }));
  return gone.length + added.length > 0 ? [...gone, ...added] : [{ path, before, after }];
}

/** Formats changes as lines for a terminal: `+` is new, `-` is removed, `~` differs. */
export function formatChanges(changes: readonly Change[]): string {
  return changes
    .map(({ path, item, before, after }) => {
      const name = path.join(".") + (item ? "[]" : "");
      if (before === undefined) return `  + ${name}: ${brief(after)}\n`;
      if (after === undefined) return `  - ${name}: ${brief(before)}\n`;
      return `  ~ ${name}: ${formatStep(before, after)}\n`;
    })
    .join("");
}

/** `old → new`, shortened. */
export function formatStep(before: unknown, after: unknown): string {
  const [old, current] = whereTheyPart(before, after);
  return `${brief(old)} → ${brief(current)}`;
}

/** Shortens two long texts to the words around their differences. */
function whereTheyPart(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== "string" || typeof after !== "string") return [before, after];
  const [old, current] = [before.split(" "), after.split(" ")];
  const same = (at: (words: string[]) => string | undefined) =>
    at(old) !== undefined && at(old) === at(current);
  let start = 0;
  while (same((words) => words[start])) start++;
  let end = 0;
  while (end < Math.min(old.length, current.length) - start && same((words) => words.at(-1 - end))) end++;
  const cut = (words: string[]) => {
    const [from, to] = [Math.max(0, start - 2), words.length - Math.max(0, end - 2)];
    return `${from > 0 ? "… " : ""}${words.slice(from, to).join(" ")}${to < words.length ? " …" : ""}`;
  };
  return [cut(old), cut(current)];
}

function brief(value: unknown): string {
  const text = isObject(value) ? `{ ${Object.keys(value).join(", ")} }` : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
