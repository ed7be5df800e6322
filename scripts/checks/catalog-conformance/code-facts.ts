import { join } from "node:path";
import type { Symbol as TsSymbol } from "ts-morph";
import { withProviders } from "../../../src/catalog/find";
import type { Catalog } from "../../../src/catalog/types";
import { exportsOf, openSource, pathsIn } from "../../catalog/read/source";
import { type Fact, factOf } from "../../lib/fact";
import { root } from "../../lib/paths";
import { type Assertion, assertionsOf, definitionAssertions } from "./assertions";
import { partsOf } from "./facts";
import { compile, type Message, problemIn } from "./modules";

const ASSERTIONS = "assertions.ts";

/**
 * `type`, `values`, `optional`, `required`, `default`: a generated file asserts each against the code's own
 * types, and the compiler reports those that are false. `components`: it lists every export that has props.
 */
export async function codeFacts(catalog: Catalog): Promise<Fact[]> {
  const parts = partsOf(catalog);
  const code = readCode();
  const assertions = [...parts.flatMap(assertionsOf), ...definitionAssertions(catalog.types ?? {})];
  const lines = assertions.map((assertion, index) => assertion.code.replace(/\b_\b/, `_${index}`));
  const head = header(code);
  const wrong = await compile(join(root, ".cache/conformance-types"), {
    [ASSERTIONS]: [...head, ...lines, ""].join("\n"),
  });
  const messages = wrong.get(ASSERTIONS) ?? [];
  const inHead = messages.find(({ line }) => line <= head.length);
  if (inHead) throw new Error(`The head of ${ASSERTIONS} does not compile: ${inHead.text}`);
  return [...componentFacts(catalog, code), ...assertionFacts(assertions, messages, head.length)];
}

function componentFacts(catalog: Catalog, { components }: Code): Fact[] {
  const listed = new Set(partsOf(withProviders(catalog)).map(({ name }) => name.replace(".", "")));
  const missing = ["the package exports it, but the catalog lacks it"];
  return [...components].map((name) => factOf("components", name, listed.has(name) ? [] : missing));
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

/** Imports every type that an assertion may name. Others are global. */
function header({ exports }: Code): string[] {
  const names = [...exports].filter((name) => /^[A-Z]/.test(name));
  return [
    'import type { ChangeEvent, ComponentType, MouseEvent, MouseEventHandler, ReactElement, ReactNode, RefObject } from "react";',
    `import type { ${names.join(", ")} } from "@kerf/react";`,
    // An alias in the sources, which isn't exported.
    "type NumberFormatOptions = Intl.NumberFormatOptions;",
    "type Of<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;",
    "type Leaves<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? ({} extends Pick<P, K> ? true : false) : true) : never;",
    "type IsOptional<P, K extends PropertyKey> = true extends Leaves<P, K> ? true : false;",
  ];
}

/** The exports of the package. */
interface Code {
  /** Their names. */
  exports: ReadonlySet<string>;
  /** Those that are components with their own props. */
  components: readonly string[];
}

/** Reads what the package exports. */
function readCode(): Code {
  const { project, paths } = openSource(pathsIn(root));
  const exported = exportsOf(project.getSourceFileOrThrow(paths.publicApi));
  const isComponent = ([name, symbol]: [string, TsSymbol]) =>
    symbol.getValueDeclaration() !== undefined && exported.has(`${name}Props`);
  return {
    exports: new Set(exported.keys()),
    components: [...exported].filter(isComponent).map(([name]) => name),
  };
}
