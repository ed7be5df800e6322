import * as Kerf from "../../../index";
import type { Catalog } from "../../types";
import { defaultValue } from "../enhancers";
import type { Descriptor } from "../lookup";
import { descriptorOf } from "./document";
import { type Sight, see } from "./sight";
import { type Render, renderOf } from "./subject";

/** A component or part under examination: what the catalog says, what the package has, what is to be seen. */
export interface Part {
  /** As in the catalog: `Dialog.Title`. */
  name: string;
  catalog: Catalog;
  descriptor: Descriptor;
  /** What the package exports under that name. */
  component: unknown;
  render: Render;
  /** Rendered with nothing but what it needs. */
  bare: Sight;
  /** Rendered with a prop as well, by the prop and what is given: `size=sm`, `disabled=true`. */
  given: ReadonlyMap<string, Sight>;
}

/** What the package exports under a catalog's name. */
export function exported(name: string): unknown {
  const [component = "", part] = name.split(".");
  const root = (Kerf as unknown as Record<string, Record<string, unknown> | undefined>)[component];
  return part ? root?.[part] : root;
}

/** Renders a part in every way that a fact speaks of. */
export async function examine(name: string, catalog: Catalog): Promise<Part> {
  const descriptor = descriptorOf(catalog, name);
  if (!descriptor) throw new Error(`The catalog has no ${name}.`);
  const component = exported(name);
  const render = await renderOf(name);
  const wanted = { picture: true };
  const bare = await see(render({}), wanted);
  const given = new Map<string, Sight>();
  for (const [prop, each] of Object.entries(descriptor.props)) {
    for (const value of each.values ?? []) {
      given.set(`${prop}=${value}`, await see(render({ [prop]: value }), { ...wanted, axe: true }));
    }
    if (each.default !== undefined && !given.has(`${prop}=${each.default}`)) {
      const sight = await see(render({ [prop]: defaultValue(each) }), wanted);
      given.set(`${prop}=${each.default}`, sight);
    }
    if (each.type === "boolean") {
      const other = each.default !== "true";
      given.set(`${prop}=${other}`, await see(render({ [prop]: other }), wanted));
    }
  }
  return { name, catalog, descriptor, component, render, bare, given };
}
