import { entriesOf } from "../../src/catalog";
import type { Catalog } from "../../src/catalog/types";

/** The texts of all props of one name, and the components and parts that each text describes. */
export interface PropWordings {
  prop: string;
  uses: number;
  texts: Map<string, string[]>;
}

/** Groups the descriptions of props by name and text. The props with the most texts come first. */
export function wordingsOf(catalog: Catalog): PropWordings[] {
  const byProp = new Map<string, Map<string, string[]>>();
  for (const { name, component, part } of entriesOf(catalog)) {
    for (const [prop, { description }] of Object.entries((part ?? component).props)) {
      const texts = byProp.get(prop) ?? new Map<string, string[]>();
      byProp.set(prop, texts.set(description, [...(texts.get(description) ?? []), name]));
    }
  }
  return [...byProp]
    .map(([prop, texts]) => ({ prop, texts, uses: [...texts.values()].flat().length }))
    .sort((a, b) => b.texts.size - a.texts.size || b.uses - a.uses);
}

/** Prints a table of the props that several parts have, or all texts of the named props. */
export function printWordings(catalog: Catalog, props: readonly string[]): string {
  const all = wordingsOf(catalog);
  if (props.length === 0) {
    const shared = all.filter(({ uses }) => uses > 1);
    return `texts  uses  prop\n${shared.map(({ prop, texts, uses }) => `${pad(texts.size, 5)}  ${pad(uses, 4)}  ${prop}\n`).join("")}`;
  }
  return all
    .filter(({ prop }) => props.includes(prop))
    .map(
      ({ prop, texts }) =>
        `${prop}\n${[...texts].map(([text, names]) => `  ${text}\n    ${names.join(", ")}\n`).join("")}`,
    )
    .join("");
}

function pad(count: number, width: number): string {
  return String(count).padStart(width);
}
