import type { Fact } from "../../../../scripts/truth/fact";
import type { Catalog } from "../../types";
import { slotOf } from "../slot-of";
import type { Part } from "./part";
import { stylesheetRules } from "./rules";

/**
 * `colors`: every colour that the rules of a rendered element use is among its component's. Each that is seen is told;
 * who sums up misses those that no rendering used.
 */
export function colorFacts({ catalog, bare, given }: Part): Fact[] {
  const rules = stylesheetRules();
  const owners = ownersBySlot(catalog);
  const facts = new Map<string, Fact>();
  for (const { classes } of [bare, ...given.values()]) {
    for (const { slot, names } of classes) {
      const owner = ownerOf(slot, owners);
      if (!owner) continue;
      for (const className of names.filter((name) => name.startsWith("k:"))) {
        for (const color of rules.colorsOf(className)) {
          const subject = `${owner}.${color}`;
          const isListed = catalog.components[owner]?.colors.includes(color);
          facts.set(subject, {
            kind: "colors",
            subject,
            ...(!isListed && { problem: `${className} uses it, and it is not among the colours` }),
          });
        }
      }
    }
  }
  return [...facts.values()];
}

function ownersBySlot(catalog: Catalog): [slot: string, component: string][] {
  return Object.keys(catalog.components)
    .map((name): [string, string] => [slotOf(name), name])
    .sort(([a], [b]) => b.length - a.length);
}

/** The component that a slot belongs to: `dialog-title` is Dialog's. */
function ownerOf(slot: string, owners: readonly [string, string][]): string | undefined {
  return owners.find(([own]) => slot === own || slot.startsWith(`${own}-`))?.[1];
}
