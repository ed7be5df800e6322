import { type Catalog, entriesOf } from "../../../src/catalog";

/** A value of a component's prop, and the cell of it that a class stands for. */
export interface ValueClass {
  /** `Dialog`, `Table.Head` */
  owner: string;
  prop: string;
  value: string;
  /** `Table.Head.align=end`, `Button.variant=primary:hover` */
  cell: string;
}

/**
 * By class, the values that add it. Those of a value at rest are only the classes that no other value of the prop adds:
 * the others tell nothing.
 */
export function valueClasses(catalog: Catalog): Map<string, ValueClass[]> {
  const index = new Map<string, ValueClass[]>();
  const add = (className: string, entry: ValueClass) =>
    index.set(className, [...(index.get(className) ?? []), entry]);
  for (const { name: owner, component, part } of entriesOf(catalog)) {
    for (const [prop, { classes = {}, stateClasses = {} }] of Object.entries((part ?? component).props)) {
      for (const [value, text] of Object.entries(classes)) {
        const cell = `${owner}.${prop}=${value}`;
        for (const own of ownClasses(text, value, classes)) add(own, { owner, prop, value, cell });
        for (const [state, waiting] of Object.entries(stateClasses[value] ?? {})) {
          for (const each of split(waiting)) add(each, { owner, prop, value, cell: `${cell}:${state}` });
        }
      }
    }
  }
  return index;
}

function ownClasses(text: string, value: string, classes: Record<string, string>): string[] {
  const others = new Set(
    Object.entries(classes).flatMap(([other, each]) => (other === value ? [] : split(each))),
  );
  return split(text).filter((each) => !others.has(each));
}

function split(classes: string): string[] {
  return classes.split(" ").filter(Boolean);
}
