import type { ComponentType } from "react";
import { kebabCase } from "../../scripts/lib/names";
import type { ComponentDescriptor, SubComponentDescriptor } from "../../src/catalog/types";
import { catalog } from "./catalog";
import { components } from "./components";

/** The catalog's entry of a component or of one of its parts. */
export type Descriptor = ComponentDescriptor | SubComponentDescriptor;

/** A React component of Kerf, or one of its parts. */
// biome-ignore lint/suspicious/noExplicitAny: props of every shape, and no narrower type accepts them all.
export type AnyComponent = ComponentType<any>;

const entries = new Map<unknown, { name: string; descriptor: Descriptor }>();
let indexed = 0;

/**
 * Finds the catalog's entry for a component or part by identity, because minification changes names.
 *
 * @returns The public name, such as `Button` or `Dialog.Title`, and the descriptor. Undefined if the catalog
 * has no entry.
 */
export function lookUp(component: unknown): { name: string; descriptor: Descriptor } | undefined {
  // The dev server may have loaded more components since.
  if (components.size > indexed) indexComponents();
  return entries.get(component);
}

function indexComponents(): void {
  for (const [name, component] of components) {
    const descriptor = catalog.components[name];
    if (!descriptor) continue;
    const parts = component as Record<string, unknown>;
    for (const [part, partDescriptor] of Object.entries(descriptor.subComponents ?? {})) {
      entries.set(parts[part], { name: `${name}.${part}`, descriptor: partDescriptor });
    }
    entries.set(component, { name, descriptor });
  }
  indexed = components.size;
}

/** The `data-slot` of a component or part: "Checkbox.Item" has "checkbox-item", "GridItem" has "grid-item". */
export const slotOf = (name: string) => kebabCase(name.replace(".", ""));
