import type { Entry } from "../catalog/find";
import { join, type Problem } from "../catalog/problems";
import type { ReadNode, Reference } from "./parsed-value";
import { isRecord } from "./read-json";

/**
 * The required parents of entries of the catalog, if they differ from the component that a part belongs to.
 * Empty for parts that work anywhere.
 */
const exceptions: Record<string, readonly string[]> = {
  "Accordion.Panel": ["Accordion.Item"],
  "Accordion.Trigger": ["Accordion.Item"],
  "Autocomplete.GroupLabel": ["Autocomplete.Group"],
  "Avatar.Group": [],
  "Checkbox.Group": [],
  "Checkbox.Item": ["Checkbox.Group"],
  "Checkbox.Legend": ["Checkbox.Group"],
  "Code.Block": [],
  "Combobox.GroupLabel": ["Combobox.Group"],
  "Combobox.Chip": ["Combobox.TriggerMultipleWithInput"],
  "Combobox.TriggerMultipleWithInput": ["Combobox with `multiple`"],
  Dialog: ["Dialog.Root"],
  Drawer: ["Drawer.Root"],
  "DropdownMenu.RadioItem": ["DropdownMenu.RadioGroup"],
  "DropdownMenu.RadioItemIndicator": ["DropdownMenu.RadioItem"],
  "DropdownMenu.Sub": ["DropdownMenu.Content", "DropdownMenu.SubContent"],
  "DropdownMenu.SubContent": ["DropdownMenu.Sub"],
  "DropdownMenu.SubTrigger": ["DropdownMenu.Sub"],
  "CommandPalette.Dialog": [],
  "CommandPalette.Panel": [],
  "CommandPalette.GroupLabel": ["CommandPalette.Group"],
  "Link.ExternalIcon": [],
  "Radio.Group": [],
  "Radio.Item": ["Radio.Group"],
  "Radio.Legend": ["Radio.Group"],
  Sidebar: ["Sidebar.Root"],
  "Skeleton.Region": [],
  "Switch.Group": [],
  "Switch.Item": ["Switch.Group"],
  "Switch.Legend": ["Switch.Group"],
  "Toast.Provider": [],
  "Tooltip.Provider": [],
};

/**
 * The possible required parents of an entry, which throws or is invalid HTML outside all of them. Empty if it works
 * anywhere.
 */
export function rootsOf({ name, component, part }: Entry, props: unknown = {}): readonly string[] {
  if (name === "Checkbox" && isOn(props, "parent")) return ["Checkbox.Group"];
  const exception = Object.hasOwn(exceptions, name) ? exceptions[name] : undefined;
  if (exception) return exception;
  if (!part || part.name === "Root") return [];
  const own = component.name;
  // The parts of CommandPalette work inside it, its Root or its Panel. Other components with a Root need that
  // Root.
  if (own === "CommandPalette") return [own, `${own}.Root`, `${own}.Panel`];
  return component.subComponents && Object.hasOwn(component.subComponents, "Root") ? [`${own}.Root`] : [own];
}

/** The names of required parents that a node satisfies for the nodes inside it. */
export function rolesOf({ name }: Entry, props: unknown): readonly string[] {
  // A ContextMenu has the items of a DropdownMenu. Those of an overflow item are rendered in one.
  if (name === "ContextMenu.Content" || name === "Toolbar.OverflowItem")
    return [name, "DropdownMenu", "DropdownMenu.Content"];
  return name === "Combobox" && isOn(props, "multiple") ? [name, "Combobox with `multiple`"] : [name];
}

function isOn(props: unknown, name: string): boolean {
  return isRecord(props) && props[name] === true;
}

/** The nodes of the root's tree that are outside their required parents. */
export function misplaced(
  root: string,
  nodes: ReadonlyMap<string, ReadNode>,
  links: ReadonlyMap<string, readonly Reference[]>,
): Problem[] {
  const problems: Problem[] = [];
  const visit = (id: string, around: ReadonlySet<string>) => {
    const { type, within, roles } = nodes.get(id) as ReadNode;
    if (within.length > 0 && !within.some((name) => around.has(name))) {
      const message = `is "${type}", which must be used inside ${within.join(" or ")}. Wrap it in one.`;
      problems.push({ path: join(join("nodes", id), "type"), message });
    }
    const inside = roles.every((role) => around.has(role)) ? around : new Set([...around, ...roles]);
    for (const reference of links.get(id) ?? []) visit(reference.id, inside);
  };
  visit(root, new Set());
  return problems;
}
