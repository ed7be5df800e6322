import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SymbolFlags, type Symbol as TsSymbol } from "ts-morph";
import { exampleNamed } from "../../../src/catalog/find";
import type { Catalog } from "../../../src/catalog/types";
import { exportsOf, isOurs, openSource, pathsIn } from "../../catalog/read/source";
import { type Fact, factOf } from "../../lib/fact";
import { root } from "../../lib/paths";
import { type Assertion, assertionsOf, definitionAssertions } from "./assertions";
import { type NamedPart, partsOf } from "./facts";
import { compile, type Message, problemIn } from "./modules";

const ASSERTIONS = "assertions.ts";

/**
 * `type`, `values`, `optional`, `required`, `default`: a generated file asserts each against the code's own
 * types, and the compiler reports those that are false. `props`: the catalog lists exactly the props that the
 * code declares. `components`: it lists every export that has props. `examples`: each compiles.
 */
export async function codeFacts(catalog: Catalog): Promise<Fact[]> {
  const parts = partsOf(catalog);
  const code = readCode();
  const assertions = [
    ...parts.flatMap((part) => assertionsOf(onlyDeclared(part, code))),
    ...definitionAssertions(catalog.types ?? {}),
  ];
  const examples = parts.flatMap(examplesOf);
  const lines = assertions.map((assertion, index) => assertion.code.replace(/\b_\b/, `_${index}`));
  const head = await header(lines, code);
  const wrong = await compile(join(root, ".cache/conformance-types"), {
    [ASSERTIONS]: [...head, ...lines, ""].join("\n"),
    ...Object.fromEntries(examples.map((example, index) => [`example-${index}.tsx`, example.code])),
  });
  const messages = wrong.get(ASSERTIONS) ?? [];
  const inHead = messages.find(({ line }) => line <= head.length);
  if (inHead) throw new Error(`The head of ${ASSERTIONS} does not compile: ${inHead.text}`);
  return [
    ...componentFacts(parts, code),
    ...parts.map((part) => propFact(part, code)),
    ...assertionFacts(assertions, messages, head.length),
    ...examples.map(({ subject }, index) =>
      factOf("examples", subject, [problemIn(wrong.get(`example-${index}.tsx`)) ?? []].flat()),
    ),
  ];
}

function componentFacts(parts: readonly NamedPart[], { components }: Code): Fact[] {
  const listed = new Set(parts.map(({ name }) => name.replace(".", "")));
  const exported = [...components].filter((name) => !/Provider$/.test(name));
  const missing = ["the package exports it, but the catalog lacks it"];
  return exported.map((name) => factOf("components", name, listed.has(name) ? [] : missing));
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

function declaredBy({ name }: NamedPart, { propsOf }: Code): ReadonlyMap<string, boolean> {
  return propsOf(`${name.replace(".", "")}Props`);
}

/** A part without the props that the code doesn't have, which the fact `props` reports. */
function onlyDeclared(part: NamedPart, code: Code): NamedPart {
  const props = Object.entries(part.descriptor.props).filter(([name]) => declaredBy(part, code).has(name));
  return { ...part, descriptor: { ...part.descriptor, props: Object.fromEntries(props) } };
}

function propFact(part: NamedPart, code: Code): Fact {
  const listed = Object.keys(part.descriptor.props);
  const own = [...declaredBy(part, code)].flatMap(([name, isOwn]) => (isOwn ? name : []));
  const problems = [
    ...own
      .filter((prop) => !listed.includes(prop))
      .map((prop) => `the code declares ${prop}, not listed here`),
    ...listed.filter((prop) => !own.includes(prop)).map((prop) => `the code declares no ${prop}`),
  ];
  return factOf("props", part.name, problems);
}

/** One fact for all assertions of a kind about a subject. */
function assertionFacts(
  assertions: readonly Assertion[],
  messages: readonly Message[],
  offset: number,
): Fact[] {
  const problems = new Map<string, { kind: string; subject: string; found: string[] }>();
  assertions.forEach(({ kind, subject, otherwise }, index) => {
    const id = `${kind} ${subject}`;
    const message = problemIn(messages.filter(({ line }) => line === offset + index + 1));
    const found = problems.get(id)?.found ?? [];
    problems.set(id, { kind, subject, found: message ? [...found, `${otherwise} (${message})`] : found });
  });
  return [...problems.values()].map(({ kind, subject, found }) => factOf(kind, subject, found));
}

/** Imports names from Kerf if it exports them, otherwise from React if it has them. Others are global. */
async function header(lines: readonly string[], { exports }: Code): Promise<string[]> {
  const code = lines.map((line) => line.replaceAll(/"(?:[^"\\]|\\.)*"/g, "")).join("\n");
  const names = [...new Set(code.match(/\b[A-Z]\w*/g))];
  const types = await readFile(join(root, "node_modules/@types/react/index.d.ts"), "utf8");
  const react = new Set([...types.matchAll(/^ {4}(?:type|interface|class) (\w+)/gm)].map(([, name]) => name));
  const fromKerf = names.filter((name) => exports.has(name));
  const fromReact = names.filter((name) => !exports.has(name) && react.has(name));
  return [
    `import type { ${fromReact.join(", ")} } from "react";`,
    `import type { ${fromKerf.join(", ")} } from "@kerf/react";`,
    // An alias in the sources, which isn't exported.
    "type NumberFormatOptions = Intl.NumberFormatOptions;",
    "type Of<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;",
    "type Leaves<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? ({} extends Pick<P, K> ? true : false) : true) : never;",
    "type IsOptional<P, K extends PropertyKey> = true extends Leaves<P, K> ? true : false;",
  ];
}

/** The declarations of the package's code. */
interface Code {
  /** The names that the package exports. */
  exports: ReadonlySet<string>;
  /** The exports that are components with their own props. */
  components: readonly string[];
  /** The props that a props type declares, by whether Kerf itself declares them. The catalog omits the others. */
  propsOf(typeName: string): ReadonlyMap<string, boolean>;
}

/** Reads what the package exports. */
function readCode(): Code {
  const { project, paths } = openSource(pathsIn(root));
  const exported = exportsOf(project.getSourceFileOrThrow(paths.publicApi));
  const isComponent = ([name, symbol]: [string, TsSymbol]) =>
    symbol.hasFlags(SymbolFlags.Value) && exported.has(`${name}Props`);
  return {
    exports: new Set(exported.keys()),
    components: [...exported].filter(isComponent).map(([name]) => name),
    propsOf(typeName) {
      const type = exported.get(typeName)?.getDeclaredType();
      const members = type?.isUnion() ? type.getUnionTypes() : [type];
      const props = members.flatMap((member) => member?.getProperties() ?? []);
      // A property of a mapped type may have no declaration.
      const declared = props.map(({ compilerSymbol: prop }) => ({
        name: prop.name,
        isOwn: !prop.declarations || isOurs(prop),
      }));
      const own = new Set(declared.flatMap(({ name, isOwn }) => (isOwn ? name : [])));
      return new Map(declared.map(({ name }) => [name, own.has(name)]));
    },
  };
}
