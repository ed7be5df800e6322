import { cloneElement, isValidElement, type ReactNode } from "react";
import { defaultValue } from "../../../../.storybook/kit/arg-types";
import type { Subject } from "../../../../.storybook/kit/conformance";
import type { Descriptor } from "../../../../.storybook/kit/lookup";
import { slotOf } from "../../../../.storybook/kit/lookup";
import type { PropDescriptor } from "../../../../src/catalog/types";
import * as Kerf from "../../../../src/index";
import { checksValues, INVALID } from "./invalid-values";
import { descriptorOf } from "./page-api";
import { type Rendering, renderOnce } from "./rendering";

/** A component or part that is checked: its catalog entry, its export and its renderings. */
export interface Part {
  /** The name in the catalog, such as `Dialog.Title`. */
  name: string;
  descriptor: Descriptor;
  /** The package's export with that name. */
  component: unknown;
  render: Render;
  /** The rendering with required props only. */
  bare: Rendering;
  /** Renderings with one more prop, by prop and value: `size=sm`, `disabled=true`, `size=undefined`. */
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
export async function examine(name: string): Promise<Part> {
  const descriptor = descriptorOf(name);
  if (!descriptor) throw new Error(`The catalog has no ${name}.`);
  const render = await renderOf(name);
  const bare = await renderOnce(render({}));
  const given = new Map<string, Rendering>();
  for (const [prop, each] of Object.entries(descriptor.props)) {
    const add = async (value: unknown, axe: boolean, text = String(value)) =>
      given.set(`${prop}=${text}`, await renderOnce(render({ [prop]: value }), axe));
    for (const value of each.values ?? []) await add(value, true);
    if (each.default !== undefined && !given.has(`${prop}=${each.default}`)) {
      await add(defaultValue(each), false, each.default);
    }
    if (checksValues(name, prop, each)) for (const value of [INVALID, undefined]) await add(value, false);
    if (each.type === "boolean") await add(each.default !== "true", false);
  }
  return { name, descriptor, component: exported(name), render, bare, given, more: new Map() };
}

/**
 * All renderings of a component with a value of one of its props, or without one. First the component itself,
 * then with each boolean prop. Last its parts inside a root with the value, because a root's size may affect
 * only its parts.
 */
export async function* views(part: Part, prop?: string, value?: string): AsyncGenerator<Rendering> {
  const own = prop === undefined ? part.bare : part.given.get(`${prop}=${value}`);
  if (own) yield own;
  if (prop !== undefined) yield* withFlags(part, prop, value);
  if (!("subComponents" in part.descriptor)) return;
  for (const [key, { props }] of Object.entries(part.descriptor.subComponents ?? {})) {
    for (const flag of [undefined, ...flagsOf(props)]) {
      const id = JSON.stringify([key, flag, prop, value]);
      const rendering = part.more.get(id) ?? (await renderWithin(part, key, flag, prop, value));
      if (!rendering) continue;
      part.more.set(id, rendering);
      yield rendering;
    }
  }
}

/**
 * Renderings of the value with each boolean prop flipped, because some styles need one, such as `loading`.
 */
async function* withFlags(part: Part, prop: string, value: string | undefined) {
  for (const [flag, turned] of flagsOf(part.descriptor.props)) {
    if (flag === prop) continue;
    const id = JSON.stringify([flag, prop, value]);
    const props = { [prop]: typed(value), [flag]: turned };
    const rendering = part.more.get(id) ?? (await renderOnce(part.render(props)));
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
): Promise<Rendering | undefined> {
  const root = (await renderOf(`${name}.${key}`).catch(() => undefined))?.(
    flag ? Object.fromEntries([flag]) : {},
  );
  if (prop === undefined) return root ? renderOnce(root) : undefined;
  if (!isValidElement(root) || root.type !== component) return undefined;
  return renderOnce(cloneElement(root, { [prop]: typed(value) } as object));
}

/** Renders a component or part with the given props, inside the components that it needs around it. */
type Render = (props: object) => ReactNode;

interface StoryModule {
  [name: string]: { parameters?: { conformance?: Record<string, Subject> } } | undefined;
}

const modules = import.meta.glob<StoryModule>("../../../../src/components/*/*.stories.tsx");

/**
 * Returns the fixture of a component or part from its conformance story.
 *
 * @param name The name in the catalog, such as `Dialog.Title`.
 * @throws If no story has a fixture for it.
 */
async function renderOf(name: string): Promise<Render> {
  const folder = `/components/${slotOf(name.split(".")[0] ?? "")}/`;
  for (const [path, load] of Object.entries(modules)) {
    if (!path.includes(folder)) continue;
    for (const story of Object.values(await load())) {
      const subject = story?.parameters?.conformance?.[name];
      if (subject) return (typeof subject === "function" ? subject : subject.render) as Render;
    }
  }
  throw new Error(`No story in ${folder} has a fixture for ${name}. Add one to conformance({ … }).`);
}
