import { isAssignable } from "../type/is-assignable";
import type { CombinedProp } from "../types";
import type { Rating } from "./change";
import type { BothTypes } from "./type";

type Combination = Record<string, CombinedProp>;

/**
 * Code that uses a combination works if a later one accepts each of its props.
 * Without combinations, all are accepted. A plain catalog, which defines no types, lists none.
 */
export function judgeCombinations(
  before: Combination[] | undefined,
  after: Combination[] | undefined,
  types: BothTypes,
): Omit<Rating, "kind"> {
  if (!before && Object.keys(types.before).length === 0) {
    return { level: "patch", text: "combinations of props are listed" };
  }
  const isKept =
    !after || before?.every((old) => after.some((current) => acceptsCombination(current, old, types)));
  return isKept
    ? { level: "minor", text: "more combinations of props are accepted" }
    : { level: "major", text: "fewer combinations of props are accepted" };
}

function acceptsCombination(wanted: Combination, given: Combination, types: BothTypes): boolean {
  const scopes = { wanted: types.after, given: types.before };
  // A prop that doesn't differ in one version has the same type in all of its combinations, which is compared as a prop.
  return Object.entries(wanted).every(([name, { type, required }]) => {
    const old = given[name];
    if (!old) return !required;
    if (required && !old.required) return false;
    return old.type === undefined || (type !== undefined && isAssignable(type, old.type, scopes));
  });
}
