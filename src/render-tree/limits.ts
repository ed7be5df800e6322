import type { Problem } from "../catalog/problems";

/** The maximum sizes of a tree. A larger tree is refused, after no more work than these limits allow. */
export interface TreeLimits {
  /** The maximum number of nodes, including nodes outside of the root's tree. @default 5000 */
  nodes: number;
  /** The maximum number of levels: of nodes inside nodes, and of data inside a prop. @default 100 */
  depth: number;
  /** The maximum number of items in one list, and of fields in one object. @default 10000 */
  items: number;
  /** The maximum number of characters in one string. @default 100000 */
  characters: number;
  /** The maximum number of values in all props and children together. @default 100000 */
  values: number;
  /** The maximum number of rows, columns or months that one number asks for. @default 100 */
  repeats: number;
}

export const defaultLimits: TreeLimits = {
  nodes: 5_000,
  depth: 100,
  items: 10_000,
  characters: 100_000,
  values: 100_000,
  repeats: 100,
};

/**
 * The maximum number of suggestions. Each one compares a name with every name of the catalog. Messages show
 * the same number of problems.
 */
const mostSuggestions = 20;

/** Stops the reading of a tree that is too large. */
export class TooLarge extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Counts the contents of one tree while it is read. */
export class Budget {
  readonly limits: TreeLimits;
  private values = 0;
  private suggestions = 0;

  /** @throws {RangeError} if a limit isn't a positive whole number. */
  constructor(limits: Partial<TreeLimits> = {}) {
    this.limits = { ...defaultLimits, ...limits };
    for (const [name, limit] of Object.entries(this.limits)) {
      if (Number.isSafeInteger(limit) && limit > 0) continue;
      throw new RangeError(`\`limits.${name}\` is ${limit}. Set a positive whole number.`);
    }
  }

  /**
   * Counts one value of a prop or of children.
   *
   * @throws {TooLarge} if there are too many values, or if it is too long.
   */
  count(value: unknown, path: string): void {
    if (++this.values > this.limits.values) {
      this.refuse("", `has more than ${this.limits.values} values. Send less data`, "values");
    }
    if (typeof value === "string") this.atMost("characters", value.length, path);
    else if (Array.isArray(value)) this.atMost("items", value.length, path);
    else if (typeof value === "object" && value !== null)
      this.atMost("items", Object.keys(value).length, path);
  }

  /** @throws {TooLarge} if there are more than the limit allows. */
  atMost(name: "nodes" | "items" | "characters", count: number, path: string): void {
    const limit = this.limits[name];
    if (count > limit)
      this.refuse(path, `has ${count} ${name}; at most ${limit} are allowed. Send fewer`, name);
  }

  /** Makes suggestions for the first problems only, because there could be thousands. */
  suggest(make: () => string): string {
    return this.suggestions++ < mostSuggestions ? make() : "";
  }

  private refuse(path: string, message: string, name: keyof TreeLimits): never {
    throw new TooLarge({ path, message: `${message}, or raise \`limits.${name}\`.` });
  }
}
