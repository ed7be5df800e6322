import type { Catalog } from "../../../src/catalog/types";
import { type NamedPart, partsOf } from "./parts";
import type { Code } from "./types/declared";

/** The problems of the names that a text mentions. */
export function mentionProblems(text: string, part: NamedPart, catalog: Catalog, code: Code): string[] {
  const known = namesAround(part, catalog, code);
  const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const parts = text.match(/\b[A-Z]\w+\.[A-Z]\w+/g) ?? [];
  const unknown = [
    ...quoted.filter((name) => isName(name) && !known.has(name)),
    ...parts.filter((name) => !known.has(name)),
  ];
  return [...new Set(unknown)].map((name) => `it names ${name}, which doesn't exist`);
}

/** Whether quoted code is a single word, which names a prop, value or component. Longer code is skipped. */
function isName(quoted: string): boolean {
  return /^[A-Za-z][\w-]*$/.test(quoted) && !/^(data|aria)-/.test(quoted);
}

/** Words of JavaScript and React, which every text may use. */
const platform = new Set(["true", "false", "null", "undefined", "ref"]);

const around = new WeakMap<Catalog, Map<string, Set<string>>>();

/** The names that a text about a part may use: props and values of its family, and everything exported. */
function namesAround({ component }: NamedPart, catalog: Catalog, code: Code): Set<string> {
  const byFamily = around.get(catalog) ?? new Map<string, Set<string>>();
  around.set(catalog, byFamily);
  const known = byFamily.get(component.name);
  if (known) return known;
  const names = new Set([...platform, ...code.exports, ...code.fields]);
  for (const part of partsOf(catalog)) {
    names.add(part.name);
    if (part.component !== component) continue;
    for (const name of code.props.get(part.name)?.all ?? []) names.add(name);
    for (const [name, { values = [], type }] of Object.entries(part.descriptor.props)) {
      for (const each of [name, ...values, ...(type.match(/\w+/g) ?? [])]) names.add(each);
    }
  }
  byFamily.set(component.name, names);
  return names;
}
