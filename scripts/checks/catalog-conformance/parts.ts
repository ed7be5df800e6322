import type { Catalog, ComponentDescriptor, SubComponentDescriptor } from "../../../src/catalog/types";

/** A component or part of the catalog, with its name in code: `Dialog.Title`. */
export interface NamedPart {
  name: string;
  component: ComponentDescriptor;
  descriptor: ComponentDescriptor | SubComponentDescriptor;
}

/** Every component, each followed by its parts. */
export function partsOf({ components }: Catalog): NamedPart[] {
  return Object.entries(components).flatMap(([name, component]) => [
    { name, component, descriptor: component },
    ...Object.entries(component.subComponents ?? {}).map(([key, descriptor]) => ({
      name: `${name}.${key}`,
      component,
      descriptor,
    })),
  ]);
}
