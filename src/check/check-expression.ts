import { didYouMean, nearest } from "../catalog/did-you-mean";
import { foldType } from "../catalog/fold-type";
import { formatType } from "../catalog/type/format";
import { membersOf, resolve, type Types } from "../catalog/type/resolve";
import type { ObjectType, TypeNode } from "../catalog/types";
import type { SyntaxNode } from "./syntax";
import type { Value } from "./value";

/** A value that doesn't match its type. */
export interface Mismatch {
  node: SyntaxNode;
  /** The path inside the prop: `[0].tooltip`. Empty for the value of the prop itself. */
  path: string;
  message: string;
  /** The string that doesn't match. */
  typed?: string;
  /** The only similar string that matches. */
  similar?: string;
  /** The name of a field that the object doesn't have. */
  unknownField?: string;
}

/** The mismatches between a value and a type. An unknown value matches every type. */
export function checkExpression(value: Value, type: TypeNode, types: Types, path = ""): Mismatch[] {
  if (value.kind === "unknown") return [];
  if (value.kind === "choice") return value.of.flatMap((each) => checkExpression(each, type, types, path));
  const unless = (isRight: boolean) => (isRight ? [] : [wrong(value, type, path)]);
  return foldType<Mismatch[]>(
    resolve(type, types),
    {
      bare: (name) => unless(fitsName(name, value)),
      union: ({ members }) => inUnion(value, members, type, types, path),
      literal: (literal) => unless(value.kind === "literal" && value.value === literal.value),
      array: ({ item }) =>
        value.kind === "list"
          ? value.items.flatMap((each, index) => checkExpression(each, item, types, `${path}[${index}]`))
          : unless(false),
      tuple: () => unless(value.kind === "list"),
      object: (object) => (value.kind === "object" ? inFields(value, object, types, path) : unless(false)),
      record: (record) =>
        value.kind === "object"
          ? [...value.fields].flatMap(([name, each]) =>
              checkExpression(each, record.value, types, `${path}.${name}`),
            )
          : unless(false),
      function: () => unless(value.kind === "function"),
      conditional: ({ whenTrue, whenFalse }) => inUnion(value, [whenTrue, whenFalse], type, types, path),
      name: ({ name }) => unless(fitsName(name, value)),
    },
    () => [],
  );
}

function inUnion(
  value: Value,
  members: readonly TypeNode[],
  type: TypeNode,
  types: Types,
  path: string,
): Mismatch[] {
  const each = members.map((member) => ({ member, found: checkExpression(value, member, types, path) }));
  if (each.some(({ found }) => found.length === 0)) return [];
  const kinds =
    value.kind === "list" ? ["array", "tuple"] : value.kind === "object" ? ["object", "record"] : [];
  const akin = each.filter(({ member }) => {
    const resolved = resolve(member, types);
    return typeof resolved === "object" && kinds.includes(resolved.kind);
  });
  return akin.length === 1 && akin[0] ? akin[0].found : [wrong(value, flat(members, types, type), path)];
}

/** Replaces unions inside a union by their members, if all members are literals. Otherwise returns `type`. */
function flat(members: readonly TypeNode[], types: Types, type: TypeNode): TypeNode {
  const all = members.flatMap((member) => membersOf(resolve(member, types)));
  return all.every((each) => typeof each === "object" && each.kind === "literal")
    ? { kind: "union", members: [...all] }
    : type;
}

function inFields(
  value: Value & { kind: "object" },
  { fields }: ObjectType,
  types: Types,
  path: string,
): Mismatch[] {
  const names = Object.keys(fields);
  const given = [...value.fields].flatMap(([name, each]): Mismatch[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field)
      return checkExpression(field.required ? each : ifGiven(each), field.type, types, `${path}.${name}`);
    const near = didYouMean(name, names) || ` Its fields: ${names.join(", ")}.`;
    return [{ node: each.node, path, message: `has no field ${name}.${near}`, unknownField: name }];
  });
  const missing = Object.entries(fields).filter(
    ([name, { required }]) => required && !value.isOpen && !value.fields.has(name),
  );
  return [
    ...given,
    ...missing.map(([name, field]) => ({
      node: value.node,
      path,
      message: `requires the field ${name}. Add it: ${field.description}`,
    })),
  ];
}

/** The value of an optional prop or field, which may also be `undefined`. */
export function ifGiven(value: Value): Value {
  if (value.kind === "choice") return { ...value, of: value.of.map(ifGiven) };
  return value.kind === "literal" && value.value === undefined
    ? { kind: "unknown", node: value.node }
    : value;
}

function fitsName(name: string, value: Value): boolean {
  const literal = value.kind === "literal" ? value.value : undefined;
  switch (name) {
    case "string":
    case "number":
    case "boolean":
      return value.kind === "literal" && typeof literal === name;
    case "undefined":
    case "void":
      return value.kind === "literal" && literal === undefined;
    case "null":
      return value.kind === "literal" && literal === null;
    case "never":
      return false;
    case "unknown":
      return true;
    case "ReactNode":
      return isContent(value);
    case "ReactElement":
      return value.kind === "element";
    case "MouseEventHandler":
      return value.kind === "function";
    case "ComponentType":
      return value.kind === "function" || value.kind === "object";
    case "object":
      return value.kind !== "literal";
    case "RefObject":
    case "NumberFormatOptions":
      return value.kind === "object";
    default:
      // Types of the platform, such as Date. The values are instances.
      return value.kind === "instance" ? name !== "Date" || value.of === "Date" : false;
  }
}

function isContent(value: Value): boolean {
  switch (value.kind) {
    case "list":
      return value.items.every(isContent);
    case "choice":
      return value.of.every(isContent);
    case "function":
    case "object":
      return false;
    case "instance":
      return value.of !== "Date";
    default:
      return true;
  }
}

/** Shows up to this many allowed values. Otherwise only similar ones. */
const mostValues = 20;

function wrong(value: Value, type: TypeNode, path: string): Mismatch {
  const literals = membersOf(type).flatMap((member) =>
    typeof member === "object" && member.kind === "literal" ? [String(member.value)] : [],
  );
  const text = value.kind === "literal" && typeof value.value === "string" ? value.value : undefined;
  const near = text === undefined ? [] : nearest(text, literals);
  const isShort = literals.length <= mostValues;
  const hint =
    near.length > 0 ? ` Did you mean ${near.map((each) => JSON.stringify(each)).join(" or ")}?` : "";
  const allowed =
    hint !== "" && !isShort
      ? ""
      : ` It must be ${isShort ? `\`${formatType(type)}\`` : `one of ${literals.length} values`}.`;
  const [similar] = near.length === 1 ? near : [];
  return {
    node: value.node,
    path,
    message: `is ${shown(value)}.${allowed}${hint}`,
    ...(text !== undefined && { typed: text }),
    ...(similar && { similar }),
  };
}

function shown(value: Value): string {
  switch (value.kind) {
    case "literal":
      return value.value === undefined ? "undefined" : JSON.stringify(value.value);
    case "list":
      return "a list";
    case "element":
      return "an element";
    case "object":
      return "an object";
    case "instance":
      return `a ${value.of}`;
    default:
      return "a function";
  }
}
