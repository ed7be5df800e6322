import type { Fact } from "../../../../.storybook/truth/fact";
import type { PropDescriptor } from "../../../../src/catalog/types";
import type { NamedPart } from "../parts";
import type { Declared } from "./declared";

/** A line of the generated file, and the fact that is false if it does not compile. */
export interface Assertion extends Fact {
  code: string;
  /** What is wrong then. */
  otherwise: string;
}

/** Two assignments for each printed type, one each way; and whether the prop may be left out. */
export function assertionsOf({ name, descriptor }: NamedPart, declared: Declared): Assertion[] {
  return Object.entries(descriptor.props).flatMap(([prop, each]) =>
    ofProp(`${name}.${prop}`, prop, each, declared),
  );
}

function ofProp(subject: string, prop: string, each: PropDescriptor, declared: Declared): Assertion[] {
  const { typeName, parameters } = declared;
  const key = JSON.stringify(prop);
  const own = `${typeName}${list(parameters.map(nameOf))}`;
  // Of a generic type, the compiler does not look into members of a union: there is none, or it says so.
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

/** A default as one writes it in code; the catalog writes strings without quotes. */
function defaultSource({ type, values, default: text = "" }: PropDescriptor): string {
  if (values?.includes(text)) return JSON.stringify(text);
  const isLiteral = /^(true|false|null|-?\d+(\.\d+)?|\[.*\])$/.test(text);
  return isLiteral && type !== "string" ? text : JSON.stringify(text);
}
