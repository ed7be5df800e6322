import { type Catalog, entriesOf } from "../../../src/catalog";

/** A value of a component's prop, and the catalog cell that a class indicates. */
export interface ValueClass {
  /** Such as `Dialog` or `Table.Head`. */
  owner: string;
  prop: string;
  value: string;
  /** Such as `Table.Head.align=end` or `Button.variant=primary:hover`. */
  cell: string;
}

/**
 * By class, the values that add it. A class that several values of a prop add is left out, because it doesn't
 * identify one of them. Classes for interaction states are always included.
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
