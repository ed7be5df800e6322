import { exampleNamed } from "../../../../src/catalog/find";
import type { Catalog } from "../../../../src/catalog/types";
import type { Fact } from "../../../lib/fact";
import { type NamedPart, partsOf } from "../parts";
import { type Assertion, assertionsOf, definitionAssertions } from "./assertions";
import { compile } from "./compile";
import { type Code, type Declared, readCode } from "./declared";

/** Reads the code that the catalog describes, once for all checks. */
export function readCodeOf(catalog: Catalog): Code {
  return readCode(partsOf(catalog));
}

/**
 * `type`, `values`, `optional`, `required`, `default`: a generated file asserts each against the code's own
 * types, and the compiler reports those that are false. `props`: the catalog lists exactly the props that the
 * code declares. `examples`: each compiles.
 */
export async function typeFacts(catalog: Catalog, code: Code): Promise<Fact[]> {
  const parts = partsOf(catalog);
  const ofProps = parts.flatMap((part) => {
    const own = code.props.get(part.name);
    // A prop that the code doesn't have is reported once, by `props`.
    return own ? assertionsOf(onlyDeclared(part, own), own) : [];
  });
  const assertions = [...ofProps, ...definitionAssertions(catalog.types ?? {})];
  const modules = parts.flatMap(examplesOf).map((example) => ({ kind: "examples", ...example }));
  const wrong = await compile(
    assertions.map((assertion) => assertion.code),
    modules.map((each) => each.code),
    code,
  );
  return [
    ...parts.map((part) => propFact(part, code.props.get(part.name))),
    ...merge(assertions, wrong.lines),
    ...modules.map(({ kind, subject }, index) => {
      const problem = wrong.modules.get(index);
      return { kind, subject, ...(problem !== undefined && { problem }) };
    }),
  ];
}

function examplesOf({ name, component, descriptor }: NamedPart): { subject: string; code: string }[] {
  const snippets =
    "examples" in descriptor
      ? descriptor.examples
      : (descriptor.usageExamples ?? []).map((example) => exampleNamed(component, example));
  return snippets.map((code, index) => ({
    subject: `${name}/${/export function (\w+)/.exec(code)?.[1] ?? index}`,
    code,
  }));
}

function onlyDeclared(part: NamedPart, { all }: Declared): NamedPart {
  const props = Object.entries(part.descriptor.props).filter(([name]) => all.includes(name));
  return { ...part, descriptor: { ...part.descriptor, props: Object.fromEntries(props) } };
}

function propFact({ name, descriptor }: NamedPart, declared: Declared | undefined): Fact {
  const listed = Object.keys(descriptor.props);
  const own = declared?.own ?? [];
  const problems = [
    ...own
      .filter((prop) => !listed.includes(prop))
      .map((prop) => `the code declares ${prop}, not listed here`),
    ...listed.filter((prop) => !own.includes(prop)).map((prop) => `the code declares no ${prop}`),
  ];
  return { kind: "props", subject: name, ...(problems.length > 0 && { problem: problems.join("; ") }) };
}

/** One fact for all assertions of a kind about a subject. */
function merge(assertions: readonly Assertion[], wrong: ReadonlyMap<number, string>): Fact[] {
  const facts = new Map<string, Fact>();
  assertions.forEach(({ kind, subject, otherwise }, index) => {
    const id = `${kind} ${subject}`;
    const message = wrong.get(index);
    const before = facts.get(id)?.problem;
    const problem =
      message === undefined ? before : [before, `${otherwise} (${message})`].filter(Boolean).join("; ");
    facts.set(id, { kind, subject, ...(problem !== undefined && { problem }) });
  });
  return [...facts.values()];
}
