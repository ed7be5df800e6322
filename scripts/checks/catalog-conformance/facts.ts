import { type Catalog, entriesOf } from "../../../src/catalog/catalog";
import { typeOf } from "../../../src/catalog/type/resolve";
import { callbackSignatures } from "../../../src/catalog/type/signatures";
import type { ComponentDescriptor, PropDescriptor, SubComponentDescriptor } from "../../../src/catalog/types";
import { type Fact, factOf } from "../../lib/fact";
import { readRun, type StoryResult } from "../../runner/result";
import { keyFacts } from "./in-page/keys";

/** A component or part of the catalog, with its name in code: `Dialog.Title`. */
export interface NamedPart {
  name: string;
  component: ComponentDescriptor;
  descriptor: ComponentDescriptor | SubComponentDescriptor;
}

/** Every component, each followed by its parts. */
export function partsOf(catalog: Catalog): NamedPart[] {
  return entriesOf(catalog).map(({ name, component, part }) => ({
    name,
    component,
    descriptor: part ?? component,
  }));
}

/** The facts that the stories of a run recorded, compared with those that a story must show. */
export async function recordedFacts(catalog: Catalog, folder: string): Promise<Fact[]> {
  const run = await readRun(folder);
  if (!run) throw new Error(`${folder} has no results of stories. Run them first: npm run test:stories`);
  const seen = run.results.flatMap(({ facts }) => facts);
  return [...mergeFacts(expectedFacts(catalog), seen), ...shownFacts(catalog, run.results)];
}

/** A fact for each statement of the catalog that a rendering must have confirmed. */
export function expectedFacts(catalog: Catalog): Fact[] {
  return partsOf(catalog).flatMap(({ name, component, descriptor }) => [
    ...Object.entries(descriptor.props).flatMap(([prop, each]) => ofProp(`${name}.${prop}`, each)),
    ...(descriptor === component ? keyFacts(component) : []),
    ...(descriptor !== component ? [name, `${name} exists`] : []).map((subject) => ({
      kind: "parts",
      subject,
    })),
  ]);
}

function ofProp(subject: string, prop: PropDescriptor): Fact[] {
  const { values = [], deprecatedValues = {} } = prop;
  return [
    ...(prop.default === undefined ? [] : [{ kind: "default", subject }]),
    ...values.map((value) => ({ kind: "values", subject: `${subject}=${value}` })),
    ...Object.keys(deprecatedValues).map((value) => ({ kind: "deprecated", subject: `${subject}=${value}` })),
    ...(callbackSignatures(typeOf(prop)).length > 0 ? [{ kind: "callbacks", subject }] : []),
  ];
}

/** `shown`: a story that passes shows each value of the catalog. */
export function shownFacts(catalog: Catalog, results: readonly StoryResult[]): Fact[] {
  const passed = results.filter(({ failures }) => failures.length === 0);
  const seen = new Set(passed.flatMap(({ shown }) => shown));
  const ofValues = partsOf(catalog).flatMap(({ name, descriptor }) =>
    Object.entries(descriptor.props).flatMap(([prop, { values = [] }]) =>
      values.map((value) => `${name}.${prop}=${value}`),
    ),
  );
  const unshown = ["no story that passes shows it"];
  return ofValues.map((subject) => factOf("shown", subject, seen.has(subject) ? [] : unshown));
}

/**
 * Compares the facts that the renderings showed with the expected facts. A fact is true if at least one
 * rendering showed it and none contradicted it.
 *
 * @param seen The facts that the stories recorded, many of them more than once.
 */
export function mergeFacts(expected: readonly Fact[], seen: readonly Fact[]): Fact[] {
  const key = ({ kind, subject }: Fact) => `${kind} ${subject}`;
  const facts = new Map(
    expected.map((fact): [string, Fact] => [
      key(fact),
      { ...fact, problem: unseen[fact.kind] ?? "no rendering shows it" },
    ]),
  );
  const contradicted = new Set<string>();
  for (const fact of seen) {
    const id = key(fact);
    if (contradicted.has(id)) continue;
    facts.set(id, fact);
    if (fact.problem !== undefined) contradicted.add(id);
  }
  return [...facts.values()];
}

const unseen: Record<string, string> = {
  callbacks: "no story's spy was ever called; pass fn() in a story whose play function triggers it",
  keyboard: "no story presses it with an effect; press it in a play function",
};
