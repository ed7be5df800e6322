import type { ReactNode } from "react";
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
}

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
  const render = await renderOf(name);
  const bare = await renderOnce(render({}));
  const given = new Map([["", bare]]);
  const add = async (prop: string, value: unknown, text = value) => {
    const key = `${prop}=${text}`;
    if (!given.has(key)) given.set(key, await renderOnce(render({ [prop]: value })));
  };
  for (const [prop, each] of Object.entries(descriptor.props)) {
    for (const value of each.values ?? []) await add(prop, value);
    if (each.default !== undefined) await add(prop, defaultValue(each), each.default);
    if (checksValues(name, prop, each)) for (const value of [INVALID, undefined]) await add(prop, value);
    if (each.type === "boolean") await add(prop, each.default !== "true");
  }
  return { name, descriptor, component: exported(name), bare, given };
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
  "ButtonGroup.size": "Button reports it, too.",
  "ButtonGroup.variant": "Button reports it, too.",
  "ButtonGroup.Button.shape": "Button reports it, too.",
  "ButtonGroup.Button.type": ofTheButton,
  "ButtonGroup.Button.variant": "Button reports it, too.",
  "Combobox.inputSide": "Only the trigger with several values and an input uses it, and reports it.",
  "DropdownMenu.variant": "The items report it, and its fixture is a closed menu.",
  "InputGroup.Button.type": ofTheButton,
  "Radio.Group.appearance": "Its items have the value, too, and each part reports it.",
};

/** Whether a prop must report an invalid value. */
export function checksValues(owner: string, prop: string, { type }: PropDescriptor): boolean {
  return type === "enum" && !(`${owner}.${prop}` in unreported);
}
