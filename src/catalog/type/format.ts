import { foldType } from "../fold-type";
import type { FieldDescriptor, FunctionType, TypeNode } from "../types";

/** A type as TypeScript. */
export function formatType(node: TypeNode): string {
  return foldType(node, {
    bare: (name) => name,
    literal: ({ value }) => JSON.stringify(value),
    union: ({ members }) => members.map(inUnion).join(" | "),
    intersection: ({ members }) => members.map(inUnion).join(" & "),
    array: (type) => `${type.readonly ? "readonly " : ""}${asOperand(type.item)}[]`,
    tuple: (type) =>
      `${type.readonly ? "readonly " : ""}[${type.items.map(({ name, type }) => `${name ? `${name}: ` : ""}${formatType(type)}`).join(", ")}]`,
    object: ({ fields }) => `{ ${Object.entries(fields).map(fieldText).join("; ")} }`,
    record: ({ key, value, readonly }) => {
      const text = `Record<${formatType(key)}, ${formatType(value)}>`;
      return readonly ? `Readonly<${text}>` : text;
    },
    partial: ({ of }) => `Partial<${formatType(of)}>`,
    keyof: ({ of }) => `keyof ${asOperand(of)}`,
    function: functionText,
    reference: nameText,
    name: nameText,
    parameter: ({ name }) => name,
    external: ({ name }) => name,
    conditional: (type) =>
      `${formatType(type.check)} extends ${formatType(type.extends)} ? ${formatType(type.whenTrue)} : ${formatType(type.whenFalse)}`,
    computed: ({ source }) => source,
  });
}

function nameText({ name, arguments: list }: { name: string; arguments?: readonly TypeNode[] }): string {
  return list ? `${name}<${list.map(formatType).join(", ")}>` : name;
}

function functionText({ generics = {}, parameters, returns }: FunctionType): string {
  const names = Object.keys(generics);
  const list = parameters.map(
    ({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${formatType(type)}`,
  );
  return `${names.length > 0 ? `<${names.join(", ")}>` : ""}(${list.join(", ")}) => ${formatType(returns)}`;
}

function fieldText([name, { type, required }]: [string, FieldDescriptor]): string {
  return `${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}${required ? "" : "?"}: ${formatType(type)}`;
}

function inUnion(node: TypeNode): string {
  const isLoose = typeof node === "object" && ["function", "conditional", "union"].includes(node.kind);
  return isLoose ? `(${formatType(node)})` : formatType(node);
}

function asOperand(node: TypeNode): string {
  const loose = ["function", "conditional", "union", "intersection", "keyof"];
  const isLoose =
    typeof node === "object" &&
    (loose.includes(node.kind) || ((node.kind === "array" || node.kind === "tuple") && node.readonly));
  return isLoose ? `(${formatType(node)})` : formatType(node);
}
