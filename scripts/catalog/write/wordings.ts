import { entriesOf } from "../../../src/catalog/index";
import type { Catalog } from "../../../src/catalog/types";

/** The texts of all props of one name, and the components and parts that each text describes. */
export interface PropWordings {
  prop: string;
  uses: number;
  texts: Map<string, string[]>;
  /** The number of texts for each meaning, in descending order. */
  perMeaning: number[];
}

/**
 * Groups the descriptions of props by name and text. The props with the most texts come first. Props of one
 * name have the same meaning if they have the same type and values. `children` must also belong to parts of
 * the same name.
 */
export function wordingsOf(catalog: Catalog): PropWordings[] {
  const byProp = new Map<string, { texts: Map<string, string[]>; meanings: Map<string, Set<string>> }>();
  for (const { name, component, part } of entriesOf(catalog)) {
    for (const [prop, { description, type, values = [] }] of Object.entries((part ?? component).props)) {
      const { texts, meanings } = byProp.get(prop) ?? { texts: new Map(), meanings: new Map() };
      const meaning = [type, ...values, prop === "children" && name.split(".").at(-1)].join();
      texts.set(description, [...(texts.get(description) ?? []), name]);
      meanings.set(meaning, new Set(meanings.get(meaning)).add(description));
      byProp.set(prop, { texts, meanings });
    }
  }
  return [...byProp]
    .map(([prop, { texts, meanings }]) => ({
      prop,
      texts,
      uses: [...texts.values()].flat().length,
      perMeaning: [...meanings.values()].map(({ size }) => size).sort((a, b) => b - a),
    }))
    .sort((a, b) => b.texts.size - a.texts.size || b.uses - a.uses);
}

/** Prints a table of the props that several parts have, or all texts of the named props. */
export function printWordings(catalog: Catalog, props: readonly string[]): string {
  const all = wordingsOf(catalog);
  if (props.length === 0) {
    const shared = all.filter(({ uses }) => uses > 1);
    const lines = shared.map(
      ({ prop, texts, uses, perMeaning: [most = 0, ...others] }) =>
        `${pad(texts.size, 5)}  ${pad(uses, 4)}  ${pad(others.length + 1, 8)}  ${pad(most, 4)}  ${prop}\n`,
    );
    return `texts  uses  meanings  most  prop\n${lines.join("")}`;
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
