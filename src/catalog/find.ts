import { didYouMean, fold } from "./did-you-mean";
import type { Catalog, ComponentDescriptor, SubComponentDescriptor } from "./types";

/** A component or a part, with its public name. */
export interface Entry {
  /** `Dialog`, `Dialog.Title` */
  name: string;
  /** The component itself, or the component that the part belongs to. */
  component: ComponentDescriptor;
  /** Undefined for a component. */
  part: SubComponentDescriptor | undefined;
}

/** The catalog with its providers among the components. */
export function withProviders(catalog: Catalog): Catalog {
  return { ...catalog, components: { ...catalog.components, ...catalog.providers } };
}

/** All components, each followed by its parts. */
export function entriesOf(catalog: Catalog): Entry[] {
  return Object.values(catalog.components).flatMap((component) => [
    { name: component.name, component, part: undefined },
    ...Object.values(component.subComponents ?? {}).map((part) => ({
      name: `${component.name}.${part.name}`,
      component,
      part,
    })),
  ]);
}

/**
 * Finds a component, part or provider by its name: `Dialog.Title`, and also `dialog.title` or `DialogTitle`.
 *
 * @returns The entry, or an error message that suggests similar names.
 */
export function findEntry(named: Catalog, name: string): Entry | { missing: string } {
  const catalog = withProviders(named);
  const exact = entryNamed(catalog, name);
  if (exact) return exact;
  const entries = entriesOf(catalog);
  const found = entries.find((entry) => fold(entry.name) === fold(name));
  if (found) return found;
  const [root = "", part] = name.split(".");
  const component = entries.find((entry) => !entry.part && fold(entry.name) === fold(root))?.component;
  if (!component || part === undefined) {
    const alias = aliasOf(catalog, name);
    const near = alias
      ? ` Kerf calls it ${alias}.`
      : didYouMean(
          name,
          entries.map((entry) => entry.name),
        );
    return { missing: `There is no component named ${name}.${near}` };
  }
  const parts = Object.keys(component.subComponents ?? {});
  const list = parts.length > 0 ? ` Its parts: ${parts.join(", ")}.` : " It has no parts.";
  return { missing: `${component.name} has no part ${part}.${didYouMean(part, parts) || list}` };
}

/**
 * The code of an example that a part names in `usageExamples`. A plain catalog contains the code itself.
 */
export function exampleNamed({ examples }: ComponentDescriptor, name: string): string {
  return examples.find((example) => example.includes(`export function ${name}(`)) ?? name;
}

/** The component or part of exactly this name. */
export function entryNamed(catalog: Catalog, name: string): Entry | undefined {
  const [root = "", key, ...more] = name.split(".");
  const component = ownValue(catalog.components, root);
  if (!component || more.length > 0) return undefined;
  if (key === undefined) return { name, component, part: undefined };
  const part = ownValue(component.subComponents ?? {}, key);
  return part && { name, component, part };
}

/** Names are user input, and `constructor` exists in every object. */
function ownValue<Value>(map: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

function aliasOf(catalog: Catalog, name: string): string | undefined {
  return Object.values(catalog.components).find(({ aliases = [] }) =>
    aliases.some((alias) => fold(alias) === fold(name)),
  )?.name;
}
