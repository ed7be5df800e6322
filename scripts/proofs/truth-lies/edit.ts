import type {
  Catalog,
  ComponentDescriptor,
  PropDescriptor,
  SlotDimensions,
  SubComponentDescriptor,
} from "../../../src/catalog/types";

type Descriptor = ComponentDescriptor | SubComponentDescriptor;

/** A component of the document, which must be there to be lied about. */
export function component(catalog: Catalog, name: string): ComponentDescriptor {
  return there(catalog.components[name], name);
}

/** A component or part: `Dialog.Title`. */
export function descriptor(catalog: Catalog, name: string): Descriptor {
  const [root = "", part] = name.split(".");
  const found = component(catalog, root);
  return part ? there(found.subComponents?.[part], name) : found;
}

/** A part: `Dialog.Title`. */
export function part(catalog: Catalog, name: string): SubComponentDescriptor {
  return descriptor(catalog, name) as SubComponentDescriptor;
}

/** A prop: `Dialog.Root.open`. */
export function prop(catalog: Catalog, path: string): PropDescriptor {
  const at = path.lastIndexOf(".");
  return there(descriptor(catalog, path.slice(0, at)).props[path.slice(at + 1)], path);
}

/** The figures of a slot. */
export function figures(catalog: Catalog, name: string, slot: string): SlotDimensions {
  return there(component(catalog, name).styling?.dimensions[slot], `${name}:${slot}`);
}

/** Takes the first text out of another, which must hold it. */
export function without(list: string | undefined, name: string): string {
  const rest = there(list, name)
    .split(" ")
    .filter((each) => each !== name);
  if (rest.length === list?.split(" ").length)
    throw new Error(`There is no ${name} to leave out of: ${list}`);
  return rest.join(" ");
}

function there<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The catalog has no ${name} any more: lie about something else.`);
  return value;
}
