import { cloneElement, isValidElement, type ReactNode } from "react";
import { defaultValue } from "../../../../.storybook/kit/arg-types";
import { catalog } from "../../../../.storybook/kit/catalog";
import type { Subject } from "../../../../.storybook/kit/conformance";
import type { Descriptor } from "../../../../.storybook/kit/lookup";
import { slotOf } from "../../../../.storybook/kit/lookup";
import type { PropDescriptor } from "../../../../src/catalog/types";
import * as Kerf from "../../../../src/index";
import { type Rendering, renderOnce } from "./rendering";

/** A component or part that is checked: its catalog entry, its export and its renderings. */
export interface Part {
  /** The name in the catalog, such as `Dialog.Title`. */
  name: string;
  descriptor: Descriptor;
  /** The package's export with that name. */
  component: unknown;
  /** The rendering with required props only. */
  bare: Rendering;
  /** Renderings with one more prop, by prop and value: `size=sm`, `disabled=true`, `size=undefined`. */
  given: ReadonlyMap<string, Rendering>;
  /** Renders it with more props, once. */
  rendered: (props: Props) => Promise<Rendering>;
  /** Renders one of its parts inside it, once, with props of the root and of the part. Undefined if there is no fixture. */
  renderedAround: (part: string, own: Props, props: Props) => Promise<Rendering | undefined>;
}

type Props = Record<string, unknown>;

/** The package's export for a name in the catalog. */
export function exported(name: string): unknown {
  const [component = "", part] = name.split(".");
  const root = (Kerf as unknown as Record<string, Record<string, unknown> | undefined>)[component];
  return part ? root?.[part] : root;
}

/** Renders a part bare, and with each value, default and flipped boolean of its props. */
export async function examine(name: string): Promise<Part> {
  const [owner = "", key] = name.split(".");
  const { [owner]: root } = catalog.components;
  const descriptor = key ? root?.subComponents?.[key] : root;
  if (!descriptor) throw new Error(`The catalog has no ${name}.`);
  const component = exported(name);
  const render = await renderOf(name);
  const renderings = new Map<string, Rendering>();
  const once = async (key: string, node: ReactNode) => {
    const rendering = renderings.get(key) ?? (await renderOnce(node));
    renderings.set(key, rendering);
    return rendering;
  };
  const rendered = (props: Props) => once(textOf(props), render(props));
  const bare = await rendered({});
  for (const [prop, each] of Object.entries(descriptor.props)) {
    for (const value of each.values ?? []) await rendered({ [prop]: value });
    if (each.default !== undefined)
      await once(`${prop}=${each.default}`, render({ [prop]: defaultValue(each) }));
    if (checksValues(name, prop, each))
      for (const value of [INVALID, undefined]) await rendered({ [prop]: value });
    if (each.type === "boolean") await rendered({ [prop]: each.default !== "true" });
  }
  return {
    ...{ name, descriptor, component, bare, given: new Map(renderings), rendered },
    async renderedAround(part, own, props) {
      const root = (await renderOf(`${name}.${part}`).catch(() => undefined))?.(props);
      if (root === undefined) return undefined;
      if (textOf(own) !== "" && (!isValidElement(root) || root.type !== component)) return undefined;
      const node = isValidElement(root) ? cloneElement(root, own) : root;
      return once(`${textOf(own)} ${part} ${textOf(props)}`, node);
    },
  };
}

const textOf = (props: Props) =>
  Object.entries(props)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");

/**
 * All renderings of a component with a value of one of its props, or without one. First the component itself,
 * then with each boolean prop flipped, because some styles need one, such as `loading`. Last its parts inside a root
 * with the value, because a root's size may affect only its parts.
 */
export async function* views(part: Part, prop?: string, value?: string): AsyncGenerator<Rendering> {
  const own: Props = prop === undefined ? {} : { [prop]: typed(value) };
  yield part.rendered(own);
  if (prop !== undefined)
    for (const flag of flagsOf(part.descriptor.props))
      if (!(prop in flag)) yield part.rendered({ ...own, ...flag });
  if (!("subComponents" in part.descriptor)) return;
  for (const [key, { props }] of Object.entries(part.descriptor.subComponents ?? {})) {
    for (const flag of [{}, ...flagsOf(props)]) {
      const rendering = await part.renderedAround(key, own, flag);
      if (rendering) yield rendering;
    }
  }
}

/** Each boolean prop, with the opposite of its default. */
function flagsOf(props: Record<string, PropDescriptor>): Props[] {
  return Object.entries(props).flatMap(([name, { type, default: standard }]) =>
    type === "boolean" ? [{ [name]: standard !== "true" }] : [],
  );
}

/** Converts the catalog's text of a value. */
function typed(value: string | undefined): unknown {
  return value === "true" || value === "false" ? value === "true" : value;
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

/** A value that no enum has. */
export const INVALID = "no-such-value";

const ofTheButton = "It is the button's own attribute, which browsers check.";

/** Props whose invalid values aren't reported, each with the reason. */
const unreported: Record<string, string> = {
  "Banner.Action.size": "The default is the size for the banner, and the fallback is Button's default.",
  "Banner.Action.type": ofTheButton,
  "Button.type": ofTheButton,
  "Combobox.inputSide": "Only the trigger with several values and an input uses it, and reports it.",
  "DropdownMenu.variant": "The items report it, and its fixture is a closed menu.",
  "InputGroup.Button.type": ofTheButton,
  "Radio.Group.appearance": "Its items have the value, too, and each part reports it.",
};

/** Whether a prop must report an invalid value. */
export function checksValues(owner: string, prop: string, { type }: PropDescriptor): boolean {
  return type === "enum" && !(`${owner}.${prop}` in unreported);
}
