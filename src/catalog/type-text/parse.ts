import { Tokens, UnknownTypeText } from "./tokens";

/** A type as the catalog prints it. */
export type TypeNode =
  | { kind: "union"; members: TypeNode[] }
  | { kind: "literal"; value: string | number | boolean | null }
  /** `string`, `ReactNode`, `Date`, or any type that isn't inspected. */
  | { kind: "name"; name: string }
  | { kind: "array"; item: TypeNode; readonly: boolean }
  | { kind: "tuple"; items: TypeNode[] }
  | { kind: "object"; fields: Map<string, Field> }
  | { kind: "function"; parameters: TypeNode[]; returns: TypeNode };

export interface Field {
  type: TypeNode;
  optional: boolean;
}

/** Parses a type. A type that it can't parse is a name that equals only itself. */
export function parseType(text: string): TypeNode {
  try {
    const tokens = new Tokens(text);
    const node = union(tokens);
    if (tokens.peek() !== undefined) throw new UnknownTypeText();
    return node;
  } catch (error) {
    if (error instanceof UnknownTypeText) return { kind: "name", name: text };
    throw error;
  }
}

/** The union of several types. The union of one type is that type. */
export function unionOf(nodes: readonly TypeNode[]): TypeNode {
  const members = nodes.flatMap((node) => (node.kind === "union" ? node.members : [node]));
  const [only] = members;
  return members.length === 1 && only ? only : { kind: "union", members };
}

function union(tokens: Tokens): TypeNode {
  tokens.take("|");
  const members = [intersection(tokens)];
  while (tokens.take("|")) members.push(intersection(tokens));
  return unionOf(members);
}

/** An intersection of object types is one object type. */
function intersection(tokens: Tokens): TypeNode {
  const nodes = [postfix(tokens)];
  while (tokens.take("&")) nodes.push(postfix(tokens));
  const [only] = nodes;
  if (nodes.length === 1 && only) return only;
  const fields = nodes.flatMap((node) => {
    if (node.kind !== "object") throw new UnknownTypeText();
    return [...node.fields];
  });
  return { kind: "object", fields: new Map(fields) };
}

function postfix(tokens: Tokens): TypeNode {
  const readonly = tokens.take("readonly");
  let node = primary(tokens);
  while (tokens.peek() === "[" && tokens.peek(1) === "]") {
    tokens.next();
    tokens.next();
    node = { kind: "array", item: node, readonly };
  }
  return node;
}

function primary(tokens: Tokens): TypeNode {
  const start = tokens.place;
  const word = tokens.peek() ?? "";
  if (word === "(") {
    if (tokens.peek(tokens.closing() + 1) === "=>") return functionType(tokens);
    tokens.next();
    const inner = union(tokens);
    tokens.expect(")");
    return inner;
  }
  if (word === "{") return objectType(tokens);
  if (word === "[") return tupleType(tokens);
  tokens.next();
  if (/^["\d-]/.test(word)) return { kind: "literal", value: JSON.parse(word) };
  if (word === "true" || word === "false") return { kind: "literal", value: word === "true" };
  if (word === "null") return { kind: "literal", value: null };
  if (word === "boolean") return unionOf([true, false].map((value) => ({ kind: "literal", value })));
  if (!/^[A-Za-z_$]/.test(word) || word === "keyof") throw new UnknownTypeText();
  return named(word, start, tokens);
}

function named(word: string, start: number, tokens: Tokens): TypeNode {
  while (tokens.take(".")) tokens.next();
  if (!tokens.take("<")) return { kind: "name", name: tokens.textFrom(start) };
  const parameters = [union(tokens)];
  while (tokens.take(",")) parameters.push(union(tokens));
  tokens.expect(">");
  const [inner] = parameters;
  if (word === "Partial" && inner?.kind === "object") {
    const fields = [...inner.fields].map(([name, { type }]) => [name, { type, optional: true }] as const);
    return { kind: "object", fields: new Map(fields) };
  }
  return { kind: "name", name: tokens.textFrom(start) };
}

function objectType(tokens: Tokens): TypeNode {
  const fields = new Map<string, Field>();
  tokens.expect("{");
  while (!tokens.take("}")) {
    tokens.take("readonly");
    const name = tokens.next();
    if (!/^["A-Za-z_$]/.test(name)) throw new UnknownTypeText();
    const optional = tokens.take("?");
    tokens.expect(":");
    fields.set(name.startsWith('"') ? JSON.parse(name) : name, { optional, type: union(tokens) });
    if (!tokens.take(";")) tokens.take(",");
  }
  return { kind: "object", fields };
}

function tupleType(tokens: Tokens): TypeNode {
  tokens.expect("[");
  return { kind: "tuple", items: list(tokens, "]") };
}

function functionType(tokens: Tokens): TypeNode {
  tokens.expect("(");
  const parameters = list(tokens, ")");
  tokens.expect("=>");
  return { kind: "function", parameters, returns: union(tokens) };
}

/** A comma-separated list of types, with or without names. */
function list(tokens: Tokens, end: string): TypeNode[] {
  const items: TypeNode[] = [];
  while (!tokens.take(end)) {
    if (tokens.peek() === "...") throw new UnknownTypeText();
    const named = tokens.peek(1) === ":" || (tokens.peek(1) === "?" && tokens.peek(2) === ":");
    if (named) {
      tokens.next();
      tokens.take("?");
      tokens.expect(":");
    }
    items.push(union(tokens));
    if (tokens.peek() !== end) tokens.expect(",");
  }
  return items;
}
