import type { Gaps } from "./gaps";
import type { PropFacts } from "./props";

/** Reports a default that the prop's type does not allow. */
export function checkDefault(
  prop: PropFacts,
  value: string,
  values: readonly string[],
  owner: string,
  gaps: Gaps,
): void {
  if (values.includes(value) || prop.type.others.some((type) => allows(type, value))) return;
  const allowed = [...values.map((each) => JSON.stringify(each)), ...prop.type.others].join(" | ");
  gaps.add(
    prop.place,
    `The default of ${owner}'s prop \`${prop.name}\` is ${value}, but its type is ${allowed}.`,
    "Give a default that the type allows.",
  );
}

/** Whether a type allows a default. Types that are more complex than these are left to the compiler. */
function allows(type: string, value: string): boolean {
  if (type === "boolean") return value === "true" || value === "false";
  if (type === "number") return value !== "" && !Number.isNaN(Number(value));
  if (type === "null") return value === "null";
  return true;
}
