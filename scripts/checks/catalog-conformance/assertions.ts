import { formatType } from "../../../src/catalog/type/format";
import { innerTypes, type Types } from "../../../src/catalog/type/resolve";
import type { PropDescriptor, TypeNode } from "../../../src/catalog/types";
import type { Fact } from "../../lib/fact";
import type { Declared } from "./declared";
import type { NamedPart } from "./facts";

/** A line of the generated file, and the fact that is false if it does not compile. */
export interface Assertion extends Fact {
  code: string;
  /** The problem if it fails. */
  otherwise: string;
}

/** Asserts that each prop's printed and real types are assignable both ways, and whether it is optional. */
export function assertionsOf({ name, descriptor }: NamedPart, declared: Declared): Assertion[] {
  return Object.entries(descriptor.props).flatMap(([prop, each]) =>
    ofProp(`${name}.${prop}`, prop, each, declared),
  );
}

function ofProp(subject: string, prop: string, each: PropDescriptor, declared: Declared): Assertion[] {
  const { typeName, parameters } = declared;
  const key = JSON.stringify(prop);
  const own = `${typeName}${list(parameters.map(nameOf))}`;
  // The compiler can't resolve `Of` for generic types. They are indexed directly, which would fail for a
  // union.
  const real = parameters.length > 0 ? `${own}[${key}]` : `Of<${own}, ${key}>`;
  const printed = printedType(each);
  const kind = each.values ? "values" : "type";
  const check = (code: string, otherwise: string): Assertion => ({
    kind,
    subject,
    code: `export function _${list(parameters)}(real: ${real}, printed: ${printed}) { ${code} }`,
    otherwise,
  });
  const concrete = `${typeName}${list(parameters.map(() => "any"))}`;
  const isOptional = each.optional === true;
  return [
    check(
      `const _: ${printed} | undefined = real; return [_, printed];`,
      `the code allows more than ${printed}`,
    ),
    check(`const _: ${real} = printed; return [_, real];`, `the code does not allow all of ${printed}`),
    {
      kind: isOptional ? "optional" : "required",
      subject,
      code: `export const _: IsOptional<${concrete}, ${key}> = ${isOptional};`,
      otherwise: isOptional ? "the code requires it" : "the code does not require it",
    },
    ...ofDefault(subject, concrete, key, each),
    ...ofStructure(subject, real, parameters, each),
  ];
}

/** Asserts that the type as data equals the type in the code. */
function ofStructure(
  subject: string,
  real: string,
  parameters: readonly string[],
  { structure }: PropDescriptor,
): Assertion[] {
  if (structure === undefined) return [];
  return sameTypes("structure", subject, list(parameters), real, `(${formatType(structure)})`);
}

/**
 * Asserts that each definition equals the exported type of its name. Definitions with types of other
 * packages are skipped, because those types have no name to compare with.
 */
export function definitionAssertions(types: Types): Assertion[] {
  return Object.entries(types).flatMap(([name, { generics = {}, type }]) => {
    if (hasForeign(type)) return [];
    const parameters = Object.entries(generics).map(([each, { extends: bound }]) =>
      bound === undefined ? each : `${each} extends ${formatType(bound)}`,
    );
    const real = `${name}${list(Object.keys(generics))}`;
    return sameTypes("types", name, list(parameters), real, `(${formatType(type)})`);
  });
}

function hasForeign(type: TypeNode): boolean {
  if (typeof type === "object" && type.kind === "external") return true;
  return innerTypes(type).some((inner) => hasForeign(inner.type));
}

function sameTypes(
  kind: string,
  subject: string,
  parameters: string,
  real: string,
  listed: string,
): Assertion[] {
  const head = `export function _${parameters}(real: ${real}, listed: ${listed})`;
  return [
    {
      kind,
      subject,
      code: `${head} { const _: ${listed} | undefined = real; return [_, listed]; }`,
      otherwise: `the code allows more than ${listed}`,
    },
    {
      kind,
      subject,
      code: `${head} { const _: ${real} | undefined = listed; return [_, real]; }`,
      otherwise: `the code does not allow all of ${listed}`,
    },
  ];
}

function ofDefault(subject: string, owner: string, key: string, each: PropDescriptor): Assertion[] {
  if (each.default === undefined) return [];
  const source = defaultSource(each);
  return [
    {
      kind: "default",
      subject,
      code: `export const _: Of<${owner}, ${key}> = ${source};`,
      otherwise: `the code does not allow ${source}`,
    },
  ];
}

function printedType({ type, values = [] }: PropDescriptor): string {
  return type === "enum" ? values.map((value) => JSON.stringify(value)).join(" | ") : `(${type})`;
}

function list(names: readonly string[]): string {
  return names.length > 0 ? `<${names.join(", ")}>` : "";
}

function nameOf(parameter: string): string {
  return /^(?:const )?(\w+)/.exec(parameter)?.[1] ?? parameter;
}

/** The source code of a default. The catalog writes strings without quotes. */
function defaultSource({ type, values, default: text = "" }: PropDescriptor): string {
  if (values?.includes(text)) return JSON.stringify(text);
  const isLiteral = /^(true|false|null|-?\d+(\.\d+)?|\[.*\])$/.test(text);
  return isLiteral && type !== "string" ? text : JSON.stringify(text);
}
