import { type Node, type Type, ts } from "ts-morph";
import type { Source } from "./source";
import { publicTypeNode } from "./type-node";
import { byKind } from "./type-order";

/** A prop's type, `undefined` left out. */
export interface PrintedType {
  /** The strings that it names, as in `"a" | "b" | number`; in no particular order. */
  literals: string[];
  /** The other members of the union, as TypeScript. */
  others: string[];
}

const printer = ts.createPrinter({ removeComments: true });
const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Prints a type as a user of the package can write it.
 *
 * @param types The type, or where props are a union the prop's type in each member.
 * @param place Where the prop is declared.
 * @throws {UnprintableType} where it names what a user cannot import.
 */
export function printType(types: readonly Type[], place: Node, source: Source): PrintedType {
  const members = types.flatMap((type) => (type.isUnion() ? type.getUnionTypes() : [type]));
  const literals = members.filter((type) => type.isStringLiteral());
  // A union without strings keeps the names it was written with, such as ReactNode.
  const others =
    literals.length === 0 ? types : rejoinBoolean(members.filter((type) => !type.isStringLiteral()));
  const texts = others.flatMap((type) => textsOf(type, place, source)).sort(byKind);
  return {
    literals: [...new Set(literals.map((type) => String(type.getLiteralValue())))],
    others: [...new Set(texts)],
  };
}

/** A whole type as one text, for a prop without values. */
export function joinType({ literals, others }: PrintedType): string {
  const strings = literals.map((value) => JSON.stringify(value));
  const rest = others.map((text) =>
    text.includes("=>") && literals.length + others.length > 1 ? `(${text})` : text,
  );
  return [...strings, ...rest].join(" | ");
}

/** The compiler holds boolean as `true | false`. */
function rejoinBoolean(types: readonly Type[]): Type[] {
  const [first, second] = types.filter((type) => type.isBooleanLiteral());
  if (!first || !second) return [...types];
  return [...types.filter((type) => !type.isBooleanLiteral()), first.getBaseTypeOfLiteralType()];
}

function textsOf(type: Type, place: Node, source: Source): string[] {
  const checker = source.project.getTypeChecker().compilerObject;
  const written = checker.typeToTypeNode(type.compilerType, place.compilerNode, flags);
  const node = written && publicTypeNode(written, source);
  const members = node && ts.isUnionTypeNode(node) ? node.types : node ? [node] : [];
  return members
    .filter((member) => member.kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((member) => (ts.isParenthesizedTypeNode(member) ? member.type : member))
    .map((member) => print(member, place));
}

function print(node: ts.Node, place: Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, place.getSourceFile().compilerNode);
  // `"a" | (string & {})` means any string; the compiler would drop "a" beside a plain `string`.
  return text.replace(/\s+/g, " ").replace(/^string & \{\}$/, "string");
}
