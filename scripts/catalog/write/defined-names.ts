import { entriesOf } from "../../../src/catalog/index";
import type { Catalog } from "../../../src/catalog/types";
import { bareNames } from "../../../src/catalog/types";

/** A name in the text of a prop's type, and the props that use it. */
export interface UsedName {
  name: string;
  props: string[];
  /** Whether the catalog defines it, lists it as a name of React or the platform, or declares it as a type parameter. */
  isDefined: boolean;
}

/** TypeScript's utility types. In the types as data, they have their own `kind` instead of a name. */
const operators = new Set(["Partial", "Readonly", "Record"]);

/** The names in the types of all props, read from the text that people see. */
export function namesOf(catalog: Catalog): UsedName[] {
  const { types = {} } = catalog;
  const found = new Map<string, UsedName>();
  for (const { name: owner, component, part } of entriesOf(catalog)) {
    const { props, generics = {} } = part ?? component;
    for (const [prop, { type }] of Object.entries(props)) {
      // The text of string literals is removed first.
      for (const name of new Set(type.replaceAll(/"[^"]*"/g, "").match(/\b[A-Z]\w*/g))) {
        if (operators.has(name)) continue;
        const isDefined =
          Object.hasOwn(types, name) ||
          Object.hasOwn(generics, name) ||
          bareNames.some((each) => each === name);
        const known = found.get(name) ?? { name, props: [], isDefined };
        found.set(name, { ...known, props: [...known.props, `${owner}.${prop}`] });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Prints the number of names, and lists those without a definition. */
export function printNames(catalog: Catalog): string {
  const names = namesOf(catalog);
  const missing = names.filter(({ isDefined }) => !isDefined);
  const lines = missing.map(({ name, props }) => `  ${name}: ${props.join(", ")}\n`);
  return `${names.length} names in the types of props, ${missing.length} without a definition.\n${lines.join("")}`;
}
