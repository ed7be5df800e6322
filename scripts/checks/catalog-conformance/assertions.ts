import { formatType } from "../../../src/catalog/type/format";
import { innerTypes, type Types } from "../../../src/catalog/type/resolve";
import type { PropDescriptor, TypeNode, TypeParameters } from "../../../src/catalog/types";
import type { Fact } from "../../lib/fact";
import type { NamedPart } from "./facts";

/** A line of the generated file, and the fact that is false if it does not compile. */
export interface Assertion extends Fact {
  code: string;
  /** The problem if it fails. */
  otherwise: string;
}

/** Asserts that each prop's printed and real types are assignable both ways, and whether it is optional. */
export function assertionsOf({ name, descriptor }: NamedPart): Assertion[] {
  const { generics = {}, props } = descriptor;
  const names = Object.keys(generics);
  const typeName = `${name.replace(".", "")}Props`;
  return Object.entries(props).flatMap(([prop, each]) => {
    const subject = `${name}.${prop}`;
    const key = JSON.stringify(prop);
    const own = `${typeName}${list(names)}`;
    // The compiler can't resolve `Of` for generic types. They are indexed directly, which would fail for a union.
    const real = names.length > 0 ? `${own}[${key}]` : `Of<${own}, ${key}>`;
    const concrete = `${typeName}${list(names.map(() => "any"))}`;
    const isOptional = each.optional === true;
    const kind = isOptional ? "optional" : "required";
    const source = defaultSource(each);
    return [
      ...sameTypes(each.values ? "values" : "type", subject, generics, real, printedType(each)),
      {
        kind,
        subject,
        code: `export const _: IsOptional<${concrete}, ${key}> = ${isOptional};`,
        otherwise: `the code ${isOptional ? "requires it" : "does not require it"}`,
      },
      ...(source === undefined ? [] : [allows("default", subject, concrete, key, source)]),
      ...mentionedValues(each).map((value) => allows("description", subject, concrete, key, value)),
    ];
  });
}

function allows(kind: string, subject: string, props: string, key: string, value: string): Assertion {
  const code = `export const _: Of<${props}, ${key}> = ${value};`;
  return { kind, subject, code, otherwise: `the code does not allow ${value}` };
}

/** The values that a description says a prop has, such as `null` or `[]`. A callback's are those of its parameters. */
function mentionedValues({ type, description }: PropDescriptor): string[] {
  const values = description.matchAll(/`(null|true|false|\[\]|\{\}|""|-?\d+)`/g);
  return type.includes("=>") ? [] : [...new Set([...values].map(([, value = ""]) => value))];
}

/**
 * Asserts that each definition equals the exported type of its name. Definitions with types of other
 * packages are skipped, because those types have no name to compare with.
 */
export function definitionAssertions(types: Types): Assertion[] {
  return Object.entries(types).flatMap(([name, { generics = {}, type }]) =>
    hasForeign(type)
      ? []
      : sameTypes("types", name, generics, `${name}${list(Object.keys(generics))}`, `(${formatType(type)})`),
  );
}

function hasForeign(type: TypeNode): boolean {
  if (typeof type === "object" && type.kind === "external") return true;
  return innerTypes(type).some((inner) => hasForeign(inner.type));
}

function sameTypes(
  kind: string,
  subject: string,
  generics: TypeParameters,
  real: string,
  listed: string,
): Assertion[] {
  const parameters = Object.entries(generics).map(([name, { extends: bound }]) =>
    bound === undefined ? name : `${name} extends ${formatType(bound)}`,
  );
  const head = `export function _${list(parameters)}(real: ${real}, listed: ${listed})`;
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

function printedType({ type, values = [] }: PropDescriptor): string {
  return type === "enum" ? values.map((value) => JSON.stringify(value)).join(" | ") : `(${type})`;
}

function list(names: readonly string[]): string {
  return names.length > 0 ? `<${names.join(", ")}>` : "";
}

/** The source code of a default. The catalog writes strings without quotes. */
function defaultSource({ type, values, default: text }: PropDescriptor): string | undefined {
  if (text === undefined || values?.includes(text)) return JSON.stringify(text);
  const isLiteral = /^(true|false|null|-?\d+(\.\d+)?|\[.*\])$/.test(text);
  return isLiteral && type !== "string" ? text : JSON.stringify(text);
}
