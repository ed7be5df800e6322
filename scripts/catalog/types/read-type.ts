import { type Node, ts } from "ts-morph";
import { formatType } from "../../../src/catalog/type/format";
import { unionOf } from "../../../src/catalog/type/resolve";
import {
  type BareName,
  bareNames,
  type ParameterDescriptor,
  type TypeNode,
  type TypeParameter,
} from "../../../src/catalog/types";
import type { Gaps } from "../read/gaps";
import { isSentence } from "../read/jsdoc";
import type { Source } from "../read/source";
import { type Docs, docsOf } from "./docs";
import { UnprintableType } from "./type-node";
import { byKind } from "./type-order";

/** The place of a type in the sources, and its documentation there. */
export interface TypePlace {
  /** The place for gaps. */
  node: Node;
  /** The subject of messages: "Dialog.Root's prop `onOpenChange`". */
  what: string;
  docs: Docs;
  /** The descriptions of a union's members. Only a union that is a definition needs them. */
  members?: ReadonlyMap<string, string>;
}

/** Adds the definition of a type to the catalog. */
export type Define = (symbol: ts.Symbol) => void;

const keywords: Partial<Record<ts.SyntaxKind, BareName>> = {
  [ts.SyntaxKind.StringKeyword]: "string",
  [ts.SyntaxKind.NumberKeyword]: "number",
  [ts.SyntaxKind.BooleanKeyword]: "boolean",
  [ts.SyntaxKind.UndefinedKeyword]: "undefined",
  [ts.SyntaxKind.UnknownKeyword]: "unknown",
  [ts.SyntaxKind.VoidKeyword]: "void",
  [ts.SyntaxKind.ObjectKeyword]: "object",
  [ts.SyntaxKind.NeverKeyword]: "never",
};

/** Converts type nodes to data, and defines each type that they refer to. */
export class TypeReader {
  readonly #source: Source;
  readonly #gaps: Gaps;
  readonly #define: Define;

  constructor(source: Source, gaps: Gaps, define: Define) {
    this.#source = source;
    this.#gaps = gaps;
    this.#define = define;
  }

  /**
   * Reads a type node that the compiler generated, with its symbols.
   *
   * @throws {UnprintableType} if the catalog can't contain it.
   */
  read(node: ts.TypeNode, place: TypePlace): TypeNode {
    const keyword = keywords[node.kind];
    if (keyword !== undefined) return keyword;
    if (ts.isParenthesizedTypeNode(node)) return this.read(node.type, place);
    if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
    if (ts.isUnionTypeNode(node)) return this.#union(node.types, place);
    if (ts.isIntersectionTypeNode(node)) return this.#intersection(node.types, place);
    if (ts.isArrayTypeNode(node)) return { kind: "array", item: this.read(node.elementType, place) };
    if (ts.isTupleTypeNode(node)) return this.#tuple(node, place);
    if (ts.isTypeOperatorNode(node)) return this.#operator(node, place);
    if (ts.isFunctionTypeNode(node)) return this.readFunction(node, place);
    if (ts.isTypeReferenceNode(node)) return this.#named(node.typeName, node.typeArguments, place);
    if (ts.isImportTypeNode(node) && node.qualifier) {
      return this.#named(node.qualifier, node.typeArguments, place);
    }
    if (ts.isConditionalTypeNode(node) && !hasInfer(node)) {
      return {
        kind: "conditional",
        check: this.read(node.checkType, place),
        extends: this.read(node.extendsType, place),
        whenTrue: this.read(node.trueType, place),
        whenFalse: this.read(node.falseType, place),
      };
    }
    if (ts.isTypeLiteralNode(node)) {
      throw new UnprintableType(
        "contains an object type without a name",
        "Write an exported interface for it, so that each field has a description.",
      );
    }
    return { kind: "computed", source: printed(node) };
  }

  /** A function with its arguments described. */
  readFunction(node: ts.SignatureDeclaration, place: TypePlace): TypeNode {
    const generics = Object.fromEntries(
      (node.typeParameters ?? []).map((each) => [each.name.text, this.readGeneric(each, place)]),
    );
    return {
      kind: "function",
      ...(node.typeParameters && { generics }),
      parameters: node.parameters.map((each) => this.#parameter(each, place)),
      returns: node.type ? this.read(node.type, place) : "void",
    };
  }

  /** A type parameter, whose description is a `@typeParam`. */
  readGeneric(node: ts.TypeParameterDeclaration, place: TypePlace): TypeParameter {
    const name = node.name.text;
    const description = place.docs.typeParams.get(name) ?? "";
    this.#expectSentence(
      place,
      description,
      `The type parameter \`${name}\` of ${place.what}`,
      `@typeParam ${name}`,
    );
    return {
      description,
      ...(node.constraint && { extends: this.read(node.constraint, place) }),
      ...(node.default &&
        node.default.kind !== ts.SyntaxKind.AnyKeyword && { default: this.read(node.default, place) }),
    };
  }

  #parameter(node: ts.ParameterDeclaration, place: TypePlace): ParameterDescriptor {
    const name = (node.name as ts.Identifier).text;
    const description = place.docs.params.get(name) ?? "";
    this.#expectSentence(place, description, `The argument \`${name}\` of ${place.what}`, `@param ${name}`);
    const type = this.read(node.type as ts.TypeNode, place);
    return {
      name,
      type: node.questionToken ? withoutUndefined(type) : type,
      ...(node.questionToken && { optional: true as const }),
      description,
    };
  }

  #expectSentence({ node }: TypePlace, text: string, subject: string, tag: string): void {
    if (text === "") {
      this.#gaps.add(
        node,
        `${subject} has no description.`,
        `Add \`${tag} …\` with a sentence to the JSDoc.`,
      );
    } else if (!isSentence(text)) {
      this.#gaps.add(
        node,
        `The description of ${subject.charAt(0).toLowerCase()}${subject.slice(1)} is not a sentence: "${text}"`,
        "Begin with a capital letter and end with a full stop.",
      );
    }
  }

  #union(nodes: readonly ts.TypeNode[], place: TypePlace): TypeNode {
    const { members: descriptions, ...inner } = place;
    const members = nodes
      .map((node) => ({ text: printed(node), type: this.read(node, inner) }))
      .sort((a, b) => byKind(a.text, b.text));
    const texts = descriptions && members.map((each) => this.#memberText(each, descriptions, place));
    const types = members.map(({ type }) => type);
    return describedUnion(types, texts);
  }

  #memberText(
    { text, type }: { text: string; type: TypeNode },
    descriptions: ReadonlyMap<string, string>,
    { node, what }: TypePlace,
  ): string {
    const description = descriptions.get(text) ?? descriptions.get(formatType(type)) ?? "";
    if (description === "" && text !== "undefined") {
      const fix = "Write a JSDoc sentence above it, in a union with one member per line.";
      this.#gaps.add(node, `The member ${text} of ${what} has no description.`, fix);
    }
    return description;
  }

  #intersection(nodes: readonly ts.TypeNode[], place: TypePlace): TypeNode {
    const [first, second] = nodes;
    // `"a" | (string & {})` means any string.
    if (first && second && ts.isTypeLiteralNode(second) && second.members.length === 0) {
      return this.read(first, place);
    }
    return { kind: "intersection", members: nodes.map((node) => this.read(node, place)) };
  }

  #tuple(node: ts.TupleTypeNode, place: TypePlace): TypeNode {
    const items = node.elements.map((element) =>
      ts.isNamedTupleMember(element)
        ? { name: element.name.text, type: this.read(element.type, place) }
        : { type: this.read(element, place) },
    );
    return { kind: "tuple", items };
  }

  #operator({ operator, type }: ts.TypeOperatorNode, place: TypePlace): TypeNode {
    const inner = this.read(type, place);
    if (operator === ts.SyntaxKind.KeyOfKeyword) return { kind: "keyof", of: inner };
    const isList = typeof inner === "object" && (inner.kind === "array" || inner.kind === "tuple");
    return isList ? { ...inner, readonly: true } : inner;
  }

  #named(name: ts.EntityName, args: readonly ts.TypeNode[] | undefined, place: TypePlace): TypeNode {
    const identifier = ts.isIdentifier(name) ? name : name.right;
    const text = identifier.text;
    const symbol = this.symbolOf(identifier);
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) return { kind: "parameter", name: text };
    const list = isDefaulted(text) ? [] : (args ?? []).map((arg) => this.read(arg, place));
    const [first, second] = list;
    if (isOfLibrary(symbol) && first !== undefined) {
      if (text === "Partial") return { kind: "partial", of: first };
      if (text === "Readonly") return first;
      if (text === "Record" && second !== undefined) return { kind: "record", key: first, value: second };
    }
    if (symbol && this.#source.isPublic(symbol)) {
      this.#define(symbol);
      return { kind: "reference", name: text, ...(list.length > 0 && { arguments: list }) };
    }
    const module = symbol && moduleOf(symbol);
    if (module !== undefined) return { kind: "external", name: text, module };
    const bareName = bareNames.find((each) => each === text);
    if (bareName === undefined) {
      throw new UnprintableType(
        `names \`${text}\`, which the catalog doesn't define`,
        "Export that type from src/index.ts, or add a name of React or the platform to `bareNames` in src/catalog/types.ts.",
      );
    }
    return list.length > 0 ? { kind: "name", name: bareName, arguments: list } : bareName;
  }

  /** The symbol that a name stands for. */
  symbolOf(identifier: ts.Identifier): ts.Symbol | undefined {
    const checker = this.#source.project.getTypeChecker().compilerObject;
    // The compiler stores the symbol on a name that it generates. A name in a file is looked up.
    const noted = (identifier as ts.Identifier & { symbol?: ts.Symbol }).symbol;
    const symbol = noted ?? (identifier.pos >= 0 ? checker.getSymbolAtLocation(identifier) : undefined);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** The documentation of a symbol, including what it inherits. */
  docsOf(symbol: ts.Symbol): Docs {
    return docsOf(symbol, this.#source.project.getTypeChecker().compilerObject);
  }
}

/** A union whose members have descriptions. */
function describedUnion(members: readonly TypeNode[], descriptions?: readonly string[]): TypeNode {
  const union = unionOf(members);
  if (!descriptions || typeof union === "string" || union.kind !== "union") return union;
  return { ...union, descriptions: [...descriptions] };
}

/** Removes `undefined`, which a question mark implies. */
export function withoutUndefined(type: TypeNode): TypeNode {
  if (typeof type === "string" || type.kind !== "union") return type;
  const kept = type.members.flatMap((member, index) => (member === "undefined" ? [] : [index]));
  return describedUnion(
    kept.map((index) => type.members[index] as TypeNode),
    type.descriptions && kept.map((index) => type.descriptions?.[index] ?? ""),
  );
}

function literalOf(literal: ts.LiteralTypeNode["literal"]): TypeNode {
  if (literal.kind === ts.SyntaxKind.NullKeyword) return "null";
  if (literal.kind === ts.SyntaxKind.TrueKeyword) return { kind: "literal", value: true };
  if (literal.kind === ts.SyntaxKind.FalseKeyword) return { kind: "literal", value: false };
  if (ts.isStringLiteral(literal)) return { kind: "literal", value: literal.text };
  return { kind: "literal", value: Number(printed(literal)) };
}

function hasInfer(node: ts.Node): boolean {
  return ts.isInferTypeNode(node) || (ts.forEachChild(node, hasInfer) ?? false);
}

function isOfLibrary(symbol: ts.Symbol | undefined): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? "";
  return /\/lib\.[\w.]+\.d\.ts$/.test(file);
}

/** Whether a React type is used only with its default type arguments, which the compiler writes out. */
function isDefaulted(name: string): boolean {
  return name === "ReactElement" || name === "ComponentType";
}

/** The package of a type, unless it comes from Kerf, React or the platform. */
function moduleOf(symbol: ts.Symbol): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? "";
  if (file.includes("/node_modules/typescript/") || /\/node_modules\/@types\/react\//.test(file))
    return undefined;
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

const printer = ts.createPrinter({ removeComments: true });
const nowhere = ts.createSourceFile("", "", ts.ScriptTarget.Latest);

/** A type's text, for ordering and for finding its description. */
export function printed(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile?.() ?? nowhere)
    .replace(/\s+/g, " ");
}
