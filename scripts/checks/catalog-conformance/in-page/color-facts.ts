import { lookUp } from "../../../../.storybook/kit/lookup";
import { slotOf } from "../../../../.storybook/kit/slot-of";
import type { Catalog, ComponentDescriptor } from "../../../../src/catalog/types";
import type { Fact } from "../../../lib/fact";
import { type Part, renderingsOf } from "./part";
import { stylesheetRules } from "./rules";
import type { Styled } from "./styled";

/** `colors`: the catalog lists every color that the rules for a component's elements use. */
export function colorFacts(part: Part): Fact[] {
  const renderings = renderingsOf(part);
  const rendered = new Set(
    renderings.flatMap(({ rendered }) =>
      rendered.flatMap(({ type }) => lookUp(type)?.name.split(".")[0] ?? []),
    ),
  );
  return colorsIn(
    renderings.flatMap(({ classes }) => classes),
    part.catalog,
    rendered,
  );
}

/**
 * Returns a fact for each used color. The summary reports the colors that no rendering used.
 *
 * @param rendered The components whose classes may be on an element with another component's slot.
 */
export function colorsIn(
  elements: readonly Styled[],
  catalog: Catalog,
  rendered: ReadonlySet<string> = new Set(Object.keys(catalog.components)),
): Fact[] {
  const rules = stylesheetRules();
  const owners = ownersBySlot(catalog);
  const facts = new Map<string, Fact>();
  for (const { slots, names } of elements) {
    const owner = ownerOf(slots, owners);
    if (!owner) continue;
    for (const className of names.filter((name) => name.startsWith("k:"))) {
      for (const color of rules.colorsOf(className)) {
        const isListed = catalog.components[owner]?.colors.includes(color);
        // A button in a banner has the banner's slot and the button's classes.
        if (!isListed && isOthers(className, owner, rendered, catalog)) continue;
        const subject = `${owner}.${color}`;
        const problem = `${className} uses it, but the catalog's colors don't list it`;
        facts.set(subject, { kind: "colors", subject, ...(!isListed && { problem }) });
      }
    }
  }
  return [...facts.values()];
}

/** Whether the class belongs to another rendered component, according to the catalog. */
function isOthers(
  className: string,
  owner: string,
  rendered: ReadonlySet<string>,
  { components }: Catalog,
): boolean {
  return Object.values(components).some(
    (component) =>
      component.name !== owner && rendered.has(component.name) && classesOf(component).has(className),
  );
}

const known = new WeakMap<ComponentDescriptor, Set<string>>();

function classesOf(component: ComponentDescriptor): Set<string> {
  const { props, baseStyles = "" } = component;
  const lists = Object.values(props).flatMap(({ classes = {} }) => Object.values(classes));
  const classes = known.get(component) ?? new Set([baseStyles, ...lists].join(" ").split(" "));
  known.set(component, classes);
  return classes;
}

function ownersBySlot(catalog: Catalog): [slot: string, component: string][] {
  return Object.keys(catalog.components)
    .map((name): [string, string] => [slotOf(name), name])
    .sort(([a], [b]) => b.length - a.length);
}

/** The component of the innermost slot that belongs to one: `dialog-title` belongs to Dialog. */
function ownerOf(slots: readonly string[], owners: readonly [string, string][]): string | undefined {
  for (const slot of slots) {
    const found = owners.find(([own]) => slot === own || slot.startsWith(`${own}-`));
    if (found) return found[1];
  }
  return undefined;
}
