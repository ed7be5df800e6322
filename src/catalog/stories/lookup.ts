import type { ComponentType, ElementType } from "react";
import * as Kerf from "../../index";
import catalogDocument from "../catalog.json";
import type { Catalog, ComponentDescriptor, SubComponentDescriptor } from "../types";

/** The catalog that the stories derive from. */
export const catalog = catalogDocument as unknown as Catalog;

/** What the catalog says of a component or of one of its parts. */
export type Descriptor = ComponentDescriptor | SubComponentDescriptor;

/** A React component of Kerf, or one of its parts. */
// biome-ignore lint/suspicious/noExplicitAny: props of every shape, and no narrower type accepts them all.
export type AnyComponent = ComponentType<any>;

const entries = indexComponents();

/**
 * The catalog's entry for a component or part, found by identity: names do not survive minification.
 *
 * @returns The public name, as in `Button` or `Dialog.Title`, and its descriptor; undefined for what is not
 * in the catalog.
 */
export function lookUp(component: unknown): { name: string; descriptor: Descriptor } | undefined {
  return entries.get(component);
}

/** The public name of an element's type: of a Kerf component, or of an HTML element. */
export function publicName(type: ElementType | unknown): string | undefined {
  return typeof type === "string" ? type : lookUp(type)?.name;
}

/** The parts of a component: their public names, components and descriptors. */
export function partsOf(
  component: unknown,
): { name: string; component: AnyComponent; descriptor: Descriptor }[] {
  const found = lookUp(component);
  if (!found || !("subComponents" in found.descriptor)) return [];
  const parts = component as Record<string, AnyComponent>;
  return Object.entries(found.descriptor.subComponents ?? {}).flatMap(([name, descriptor]) => {
    const part = parts[name];
    return part ? [{ name: `${found.name}.${name}`, component: part, descriptor }] : [];
  });
}

function indexComponents(): Map<unknown, { name: string; descriptor: Descriptor }> {
  const index = new Map<unknown, { name: string; descriptor: Descriptor }>();
  const exports = Kerf as unknown as Record<string, Record<string, unknown> | undefined>;
  for (const [name, descriptor] of Object.entries(catalog.components)) {
    const component = exports[name];
    if (!component) continue;
    for (const [part, partDescriptor] of Object.entries(descriptor.subComponents ?? {})) {
      index.set(component[part], { name: `${name}.${part}`, descriptor: partDescriptor });
    }
    index.set(component, { name, descriptor });
  }
  return index;
}
