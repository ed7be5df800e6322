import type { FieldDescriptor, FunctionType, TypeNode } from "../types";

/** A type as TypeScript. */
export function formatType(node: TypeNode): string {
  if (typeof node === "string") return node;
  switch (node.kind) {
    case "literal":
      return JSON.stringify(node.value);
    case "union":
      return node.members.map(inUnion).join(" | ");
    case "intersection":
      return node.members.map(inUnion).join(" & ");
    case "array":
      return `${node.readonly ? "readonly " : ""}${asOperand(node.item)}[]`;
    case "tuple":
      return `${node.readonly ? "readonly " : ""}[${node.items.map(({ name, type }) => `${name ? `${name}: ` : ""}${formatType(type)}`).join(", ")}]`;
    case "object":
      return `{ ${Object.entries(node.fields).map(fieldText).join("; ")} }`;
    case "record":
      return `Record<${formatType(node.key)}, ${formatType(node.value)}>`;
    case "partial":
      return `Partial<${formatType(node.of)}>`;
    case "keyof":
      return `keyof ${asOperand(node.of)}`;
    case "function":
      return functionText(node);
    case "reference":
    case "name":
      return node.arguments ? `${node.name}<${node.arguments.map(formatType).join(", ")}>` : node.name;
    case "parameter":
    case "external":
      return node.name;
    case "conditional":
      return `${formatType(node.check)} extends ${formatType(node.extends)} ? ${formatType(node.whenTrue)} : ${formatType(node.whenFalse)}`;
    case "computed":
      return node.source;
  }
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
