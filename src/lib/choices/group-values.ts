/** The values with one taken away, or added where it is missing. */
export function toggleValue(values: readonly string[], value: string): string[] {
  const others = values.filter((each) => each !== value);
  return values.includes(value) ? others : [...others, value];
}

/**
 * What a click on the parent checkbox makes of the values: it checks all that can change, or unchecks them if they
 * all are checked. The others keep their state, so with a disabled one unchecked "all" is never reached, and yet a
 * second click takes back what the first one did.
 */
export function toggleAll(values: readonly string[], changeable: readonly string[]): string[] {
  const rest = values.filter((each) => !changeable.includes(each));
  const allChecked = changeable.every((each) => values.includes(each));
  return allChecked ? rest : [...rest, ...changeable];
}

/** The values, each once, in a given order; those that it does not name come last, in their own. */
export function inOrder(values: readonly string[], order: readonly string[]): string[] {
  const chosen = new Set(values);
  const ordered = order.filter((each) => chosen.has(each));
  return [...new Set([...ordered, ...chosen])];
}

/** Whether both hold the same values, in any order. */
export function sameValues(a: readonly string[], b: readonly string[]): boolean {
  const inA = new Set(a);
  return inA.size === new Set(b).size && b.every((each) => inA.has(each));
}
