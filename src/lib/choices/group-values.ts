/** The values with one removed, or added if it is missing. */
export function toggleValue(values: readonly string[], value: string): string[] {
  const others = values.filter((each) => each !== value);
  return values.includes(value) ? others : [...others, value];
}

/**
 * The values after a click on the parent checkbox. It checks all enabled items, or unchecks them if all are
 * checked. Disabled items keep their state, so an unchecked one keeps "all" from being reached. A second
 * click still unchecks the enabled items.
 */
export function toggleAll(values: readonly string[], changeable: readonly string[]): string[] {
  const rest = values.filter((each) => !changeable.includes(each));
  const allChecked = changeable.every((each) => values.includes(each));
  return allChecked ? rest : [...rest, ...changeable];
}

/**
 * The values without duplicates, in a given order. Values that aren't in it come last, in their own order.
 */
export function inOrder(values: readonly string[], order: readonly string[]): string[] {
  const selected = new Set(values);
  const ordered = order.filter((each) => selected.has(each));
  return [...new Set([...ordered, ...selected])];
}

/** Whether both contain the same values, in any order. */
export function sameValues(a: readonly string[], b: readonly string[]): boolean {
  const inA = new Set(a);
  return inA.size === new Set(b).size && b.every((each) => inA.has(each));
}
