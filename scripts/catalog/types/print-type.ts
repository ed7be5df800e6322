import { type Node, type Symbol as TsSymbol, type Type, ts } from "ts-morph";
import type { TypeNode } from "../../../src/catalog/types";
import type { Source } from "../read/source";
import { flags, type TypeDefinitions } from "./definitions";
import type { Docs } from "./docs";
import type { TypePlace } from "./read-type";
import { publicTypeNode } from "./type-node";
import { byKind } from "./type-order";

/** A prop's type without `undefined`. */
export interface PrintedType {
  /** The string literals, such as "a" and "b" in `"a" | "b" | number`, in no particular order. */
  literals: string[];
  /** The other members of the union, as TypeScript. */
  others: string[];
  /** The other members as data, in the same order. */
  nodes: TypeNode[];
}

/** The prop that a type belongs to, for messages and for the type's structure. */
export interface PrintedProp {
  /** The subject of messages. */
  what: string;
  symbols: readonly TsSymbol[];
  definitions: TypeDefinitions;
}

const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints a type as a user of the package can write it.
 *
 * @param types The prop's type. If the props are a union, its type in each member.
 * @param place Where the prop is declared.
 * @throws {UnprintableType} If it names something that a user of the package can't import.
 */
export function printType(
  types: readonly Type[],
  place: Node,
  source: Source,
  { what, symbols, definitions }: PrintedProp,
): PrintedType {
  const members = types.flatMap((type) => (type.isUnion() ? type.getUnionTypes() : [type]));
  const literals = members.filter((type) => type.isStringLiteral());
  // A union without strings keeps the names it was written with, such as ReactNode.
  const others =
    literals.length === 0 ? types : rejoinBoolean(members.filter((type) => !type.isStringLiteral()));
  const typePlace = { node: place, what, docs: joinDocs(symbols, definitions) };
  const byText = new Map(
    others
      .flatMap((type) => membersOf(type, place, source, typePlace, definitions))
      .sort((a, b) => byKind(a.text, b.text))
      .map(({ text, node }) => [text, node]),
  );
  return {
    literals: [...new Set(literals.map((type) => String(type.getLiteralValue())))],
    others: [...byText.keys()],
    nodes: [...byText.values()],
  };
}

/** Merges the docs of a prop. If the props are a union, any member may describe an argument. */
function joinDocs(symbols: readonly TsSymbol[], { reader }: TypeDefinitions): Docs {
  const [first, ...rest] = symbols.map((symbol) => reader.docsOf(symbol.compilerSymbol));
  const params = new Map([...rest, first].flatMap((docs) => [...(docs?.params ?? [])]));
  return { description: "", typeParams: new Map(), ...first, params };
}

/** A whole type as one text, for a prop without values. */
export function joinType({ literals, others }: PrintedType): string {
  const strings = literals.map((value) => JSON.stringify(value));
  const rest = others.map((text) =>
    text.includes("=>") && literals.length + others.length > 1 ? `(${text})` : text,
  );
  return [...strings, ...rest].join(" | ");
}

/** Restores `boolean`, which the compiler represents as `true | false`. */
function rejoinBoolean(types: readonly Type[]): Type[] {
  const [first, second] = types.filter((type) => type.isBooleanLiteral());
  if (!first || !second) return [...types];
  return [...types.filter((type) => !type.isBooleanLiteral()), first.getBaseTypeOfLiteralType()];
}

function membersOf(
  type: Type,
  place: Node,
  source: Source,
  typePlace: TypePlace,
  { reader }: TypeDefinitions,
): { text: string; node: TypeNode }[] {
  const checker = source.project.getTypeChecker().compilerObject;
  const written = checker.typeToTypeNode(type.compilerType, place.compilerNode, flags);
  const members = written && ts.isUnionTypeNode(written) ? written.types : written ? [written] : [];
  return members
    .filter((member) => member.kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((member) => (ts.isParenthesizedTypeNode(member) ? member.type : member))
    .map((member) => ({
      text: print(publicTypeNode(member, source), place),
      node: reader.read(member, typePlace),
    }));
}

function print(node: ts.Node, place: Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, place.getSourceFile().compilerNode);
  // `"a" | (string & {})` means any string; the compiler would drop "a" beside a plain `string`.
  return text.replace(/\s+/g, " ").replace(/^string & \{\}$/, "string");
}
