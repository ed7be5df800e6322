/** One fact that differs between two documents. */
export interface Change {
  /** `Button.props.size.default` */
  path: string;
  /** Undefined where it is new. */
  before?: unknown;
  /** Undefined where it is gone. */
  after?: unknown;
}

/** The facts that differ between two JSON values; of a whole object that is new or gone, one change. */
export function diffJson(before: unknown, after: unknown, path = ""): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => diffJson(before[key], after[key], path ? `${path}.${key}` : key));
  }
  if (Array.isArray(before) && Array.isArray(after)) return diffItems(before, after, path);
  return [{ path, before, after }];
}

/** Items are told by their text; a list that has the same in another order is one change. */
function diffItems(before: readonly unknown[], after: readonly unknown[], path: string): Change[] {
  const lacks = (items: readonly unknown[], item: unknown) => {
    const text = JSON.stringify(item);
    return !items.some((other) => JSON.stringify(other) === text);
  };
  const gone = before
    .filter((item) => lacks(after, item))
    .map((item) => ({ path: `${path}[]`, before: item }));
  const added = after
    .filter((item) => lacks(before, item))
    .map((item) => ({ path: `${path}[]`, after: item }));
  return gone.length + added.length > 0 ? [...gone, ...added] : [{ path, before, after }];
}

/** Changes as lines for a terminal: `+` is new, `-` is gone, `~` differs. */
export function formatChanges(changes: readonly Change[]): string {
  return changes
    .map(({ path, before, after }) => {
      if (before === undefined) return `  + ${path}: ${brief(after)}\n`;
      if (after === undefined) return `  - ${path}: ${brief(before)}\n`;
      return `  ~ ${path}: ${brief(before)} → ${brief(after)}\n`;
    })
    .join("");
}

function brief(value: unknown): string {
  const text = isObject(value) ? `{ ${Object.keys(value).join(", ")} }` : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
