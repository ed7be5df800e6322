/** A slot on the page. Slots with the same name may be in several cells of a grid. */
export interface Slot {
  slot: string;
  /** The value in the catalog that the cell shows, such as `Button.variant=primary`. */
  cell?: string;
}

/** Something that is true of a slot, perhaps only in a state. */
export interface Style extends Slot {
  state?: string;
  text: string;
}

/**
 * The styles of a story as lines, each once: `button in Button.variant=primary, light, hover: …`. A line without cells is
 * true of all slots with that name.
 *
 * @param valuesOnly Whether to leave out lines without cells.
 */
export function summary(slots: readonly Slot[], styles: readonly Style[], valuesOnly: boolean): string[] {
  const order = [...new Set(slots.map(({ slot }) => slot))];
  const lines = new Map<string, Style[]>();
  for (const style of styles) {
    const key = JSON.stringify([style.slot, style.state, style.text]);
    lines.set(key, [...(lines.get(key) ?? []), style]);
  }
  return [...lines.values()]
    .map((same) => ({ ...(same[0] as Style), cells: cellsOf(same) }))
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))
    .flatMap(({ slot, state, text, cells }) => {
      const all = cellsOf(slots.filter((each) => each.slot === slot));
      const isOfAll = cells.length === all.length;
      if (isOfAll && valuesOnly) return [];
      return `${slot}${isOfAll ? "" : ` in ${joined(cells)}`}${state ? `, ${state}` : ""}: ${text}`;
    });
}

function cellsOf(slots: readonly Slot[]): string[] {
  return [...new Set(slots.map(({ cell = "no cell" }) => cell))];
}

/** `Button.size=sm|lg Button.shape=round`: what cells have in common is said once. */
function joined(cells: readonly string[]): string {
  const values = new Map<string, string[]>();
  for (const cell of cells) {
    const [, prop = "", value = cell] = /^([^=]+=)(.*)$/.exec(cell) ?? [];
    values.set(prop, [...(values.get(prop) ?? []), value]);
  }
  return [...values].map(([prop, all]) => `${prop}${all.join("|")}`).join(" ");
}
