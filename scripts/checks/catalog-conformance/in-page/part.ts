import { cloneElement, isValidElement } from "react";
import { defaultValue } from "../../../../.storybook/kit/enhancers";
import type { Descriptor } from "../../../../.storybook/kit/lookup";
import type { Catalog, PropDescriptor } from "../../../../src/catalog/types";
import * as Kerf from "../../../../src/index";
import { descriptorOf } from "./document";
import { type Rendering, renderOnce, type Wanted } from "./rendering";
import { type Render, renderOf } from "./subject";

/** A component or part that is checked: its catalog entry, its export and its renderings. */
export interface Part {
  /** The name in the catalog, such as `Dialog.Title`. */
  name: string;
  catalog: Catalog;
  descriptor: Descriptor;
  /** The package's export with that name. */
  component: unknown;
  render: Render;
  /** The rendering with required props only. */
  bare: Rendering;
  /** Renderings with one more prop, by prop and value: `size=sm`, `disabled=true`. */
  given: ReadonlyMap<string, Rendering>;
  /** Further renderings, by their props. */
  more: Map<string, Rendering>;
}

/** The package's export for a name in the catalog. */
export function exported(name: string): unknown {
  const [component = "", part] = name.split(".");
  const root = (Kerf as unknown as Record<string, Record<string, unknown> | undefined>)[component];
  return part ? root?.[part] : root;
}

/** Renders a part bare, and with each value, default and flipped boolean of its props. */
export async function examine(name: string, catalog: Catalog): Promise<Part> {
  const descriptor = descriptorOf(catalog, name);
  if (!descriptor) throw new Error(`The catalog has no ${name}.`);
  const render = await renderOf(name);
  const bare = await renderOnce(render({}), { picture: true });
  const given = new Map<string, Rendering>();
  for (const [prop, each] of Object.entries(descriptor.props)) {
    const look = async (value: unknown, axe: boolean, text = String(value)) =>
      given.set(`${prop}=${text}`, await renderOnce(render({ [prop]: value }), { picture: true, axe }));
    for (const value of each.values ?? []) await look(value, true);
    if (each.default !== undefined && !given.has(`${prop}=${each.default}`)) {
      await look(defaultValue(each), false, each.default);
    }
    if (each.type === "boolean") await look(each.default !== "true", false);
  }
  return { name, catalog, descriptor, component: exported(name), render, bare, given, more: new Map() };
}

/**
 * All renderings of a component with a value of one of its props, or without one. First the component itself,
 * then with each boolean prop. Last its parts inside a root with the value, because a root's size may affect
 * only its parts.
 */
export async function* views(
  part: Part,
  prop?: string,
  value?: string,
  wanted: Wanted = {},
): AsyncGenerator<Rendering> {
  const own = prop === undefined ? part.bare : part.given.get(`${prop}=${value}`);
  if (own) yield own;
  if (prop !== undefined && !wanted.picture) yield* withFlags(part, prop, value, wanted);
  if (!("subComponents" in part.descriptor)) return;
  for (const [key, { props }] of Object.entries(part.descriptor.subComponents ?? {})) {
    for (const flag of [undefined, ...(wanted.picture ? [] : flagsOf(props))]) {
      const id = JSON.stringify([key, flag, prop, value, wanted]);
      const rendering = part.more.get(id) ?? (await renderWithin(part, key, flag, prop, value, wanted));
      if (!rendering) continue;
      part.more.set(id, rendering);
      yield rendering;
    }
  }
}

/** Renderings of the value combined with each value of the other props that have classes. */
export async function* combined(part: Part, prop: string, value: string): AsyncGenerator<Rendering> {
  for (const [other, { classes = {} }] of Object.entries(part.descriptor.props)) {
    if (other === prop) continue;
    for (const each of Object.keys(classes)) {
      const id = JSON.stringify([prop, value, other, each]);
      const props = { [prop]: typed(value), [other]: typed(each) };
      const rendering = part.more.get(id) ?? (await renderOnce(part.render(props), {}));
      part.more.set(id, rendering);
      yield rendering;
    }
  }
}

/**
 * Renderings of the value with each boolean prop flipped, because some styles need one, such as `loading`.
 */
async function* withFlags(part: Part, prop: string, value: string | undefined, wanted: Wanted) {
  for (const [flag, turned] of flagsOf(part.descriptor.props)) {
    if (flag === prop) continue;
    const id = JSON.stringify([flag, prop, value, wanted]);
    const props = { [prop]: typed(value), [flag]: turned };
    const rendering = part.more.get(id) ?? (await renderOnce(part.render(props), wanted));
    part.more.set(id, rendering);
    yield rendering;
  }
}

/** The boolean props, each with the opposite of its default. */
function flagsOf(props: Record<string, PropDescriptor>): [flag: string, turned: boolean][] {
  return Object.entries(props).flatMap(([name, { type, default: standard }]): [string, boolean][] =>
    type === "boolean" ? [[name, standard !== "true"]] : [],
  );
}

/** Converts the catalog's text of a value. */
function typed(value: string | undefined): unknown {
  return value === "true" || value === "false" ? value === "true" : value;
}

async function renderWithin(
  { name, component }: Part,
  key: string,
  flag: [string, boolean] | undefined,
  prop: string | undefined,
  value: string | undefined,
  wanted: Wanted,
): Promise<Rendering | undefined> {
  const root = (await renderOf(`${name}.${key}`).catch(() => undefined))?.(
    flag ? Object.fromEntries([flag]) : {},
  );
  if (prop === undefined) return root ? renderOnce(root, wanted) : undefined;
  if (!isValidElement(root) || root.type !== component) return undefined;
  return renderOnce(cloneElement(root, { [prop]: typed(value) } as object), wanted);
}

/** All renderings of the part so far. */
export function renderingsOf({ bare, given, more }: Part): Rendering[] {
  return [bare, ...given.values(), ...more.values()];
}
