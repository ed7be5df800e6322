import { type Node, ts } from "ts-morph";
import type { FieldDescriptor, TypeDefinition, TypeNode, TypeParameter } from "../../../src/catalog/types";
import type { Gaps } from "../read/gaps";
import { isSentence } from "../read/jsdoc";
import { literalText } from "../read/literal-text";
import type { Source } from "../read/source";
import { printed, type TypePlace, TypeReader, withoutUndefined } from "./read-type";
import { UnprintableType } from "./type-node";

/** Flags for printing a type as written and in full, with aliases that any file can refer to. */
export const flags =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** The definitions of all types that the props name, each read once. */
export class TypeDefinitions {
  readonly #source: Source;
  readonly #gaps: Gaps;
  readonly #found = new Map<ts.Symbol, TypeDefinition | undefined>();
  readonly reader: TypeReader;

  constructor(source: Source, gaps: Gaps) {
    this.#source = source;
    this.#gaps = gaps;
    this.reader = new TypeReader(source, gaps, (symbol) => this.#define(symbol));
  }

  /** The definitions by name, in alphabetical order. */
  list(): Record<string, TypeDefinition> {
    const all = [...this.#found].flatMap(([symbol, definition]) =>
      definition ? [[symbol.name, definition] as const] : [],
    );
    return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The type parameters of a declared type, if it has any. */
  genericsOf(symbol: ts.Symbol, what: string): Record<string, TypeParameter> | undefined {
    const declaration = symbol.declarations?.find(
      (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
    ) as ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined;
    if (!declaration?.typeParameters) return undefined;
    const place = { node: this.#nodeOf(declaration), what, docs: this.reader.docsOf(symbol) };
    return Object.fromEntries(
      declaration.typeParameters.map((each) => [each.name.text, this.reader.readGeneric(each, place)]),
    );
  }

  #define(symbol: ts.Symbol): void {
    if (this.#found.has(symbol)) return;
    // Set before its type is read, because a type may refer to itself.
    this.#found.set(symbol, undefined);
    const declaration = symbol.declarations?.[0];
    if (!declaration) return;
    const docs = this.reader.docsOf(symbol);
    const place = { node: this.#nodeOf(declaration), what: `the type ${symbol.name}`, docs };
    this.#expectSentence(place, docs.description, `The type ${symbol.name}`);
    const generics = this.genericsOf(symbol, place.what);
    const type = this.#typeOf(symbol, declaration, place);
    this.#found.set(symbol, { description: docs.description, ...(generics && { generics }), type });
  }

  #typeOf(symbol: ts.Symbol, declaration: ts.Declaration, place: TypePlace): TypeNode {
    const checker = this.#checker;
    if (ts.isTypeAliasDeclaration(declaration)) {
      const node = this.#writtenOut(declaration);
      if (!node) throw new Error(`The compiler can't print ${symbol.name}.`);
      const members = this.#memberTexts(declaration.type);
      return this.#read(node, { ...place, ...(members && { members }) });
    }
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const properties = checker.getPropertiesOfType(type);
    if (!properties.some(isOurs) && ts.isInterfaceDeclaration(declaration)) {
      const base = declaration.heritageClauses?.[0]?.types[0];
      const node = base && checker.typeToTypeNode(checker.getTypeAtLocation(base), declaration, flags);
      if (node) return this.#read(node, place);
    }
    const fields = properties.map((property) => [property.name, this.#field(property, declaration, place)]);
    return { kind: "object", fields: Object.fromEntries(fields) };
  }

  /** The type of an alias. In a union, `Extract<Reason, "a" | "b">` is replaced with its members. */
  #writtenOut(declaration: ts.TypeAliasDeclaration): ts.TypeNode | undefined {
    const print = (type: ts.Type, more = ts.NodeBuilderFlags.None) =>
      this.#checker.typeToTypeNode(type, declaration, flags | more);
    const { type: written, name } = declaration;
    if (!ts.isUnionTypeNode(written) || !written.types.some(isExtract))
      return print(this.#checker.getTypeAtLocation(name), ts.NodeBuilderFlags.InTypeAlias);
    const members = written.types.flatMap((each) => {
      const type = this.#checker.getTypeAtLocation(each);
      return isExtract(each) && type.isUnion() ? type.types : type;
    });
    return ts.factory.createUnionTypeNode(members.flatMap((each) => print(each) ?? []));
  }

  /** The descriptions of a union's members. Those of `Extract<Reason, …>` have the description that `Reason` gives them. */
  #memberTexts(node: ts.TypeNode): ReadonlyMap<string, string> | undefined {
    if (isExtract(node)) {
      const [from] = node.typeArguments ?? [];
      if (!from || !ts.isTypeReferenceNode(from)) return undefined;
      const named = this.reader.symbolOf(from.typeName as ts.Identifier);
      const declaration = named?.declarations?.find(ts.isTypeAliasDeclaration);
      return declaration && this.#memberTexts(declaration.type);
    }
    if (!ts.isUnionTypeNode(node)) return undefined;
    const inherited = node.types.filter(isExtract).flatMap((each) => [...(this.#memberTexts(each) ?? [])]);
    return new Map([...inherited, ...memberTexts(node)]);
  }

  #field(property: ts.Symbol, owner: ts.Declaration, { node, what }: TypePlace): FieldDescriptor {
    const own = property.declarations?.[0];
    const docs = this.reader.docsOf(property);
    const place = {
      node: own && isOurs(property) ? this.#nodeOf(own) : node,
      what: `the field \`${property.name}\` of ${what}`,
      docs,
    };
    this.#expectSentence(place, docs.description, `The field \`${property.name}\` of ${what}`);
    const checker = this.#checker;
    const written = checker.typeToTypeNode(checker.getTypeOfSymbolAtLocation(property, owner), owner, flags);
    const type = written ? this.#read(written, place) : "unknown";
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const standard = docs.default === undefined ? initialText(own) : literalText(docs.default);
    return {
      type: isOptional ? withoutUndefined(type) : type,
      ...(!isOptional && { required: true }),
      description: docs.description,
      ...(standard !== undefined && { default: standard }),
    };
  }

  #read(node: ts.TypeNode, place: TypePlace): TypeNode {
    try {
      return this.reader.read(node, place);
    } catch (error) {
      if (!(error instanceof UnprintableType)) throw error;
      this.#gaps.add(
        place.node,
        `${capital(place.what)} cannot be described: it ${error.message}.`,
        error.fix,
      );
      return "unknown";
    }
  }

  #expectSentence({ node }: TypePlace, text: string, subject: string): void {
    if (text === "") {
      this.#gaps.add(node, `${subject} has no description.`, "Write a JSDoc sentence above it.");
    } else if (!isSentence(text)) {
      this.#gaps.add(
        node,
        `The description of ${subject.charAt(0).toLowerCase()}${subject.slice(1)} is not a sentence: "${text}"`,
        "Begin with a capital letter and end with a full stop.",
      );
    }
  }

  /** The ts-morph node of a declaration, which has the file and line. */
  #nodeOf(declaration: ts.Declaration): Node {
    const file = this.#source.project.getSourceFileOrThrow(declaration.getSourceFile().fileName);
    return file.getDescendantAtPos(declaration.getStart())?.getParentOrThrow() ?? file;
  }

  get #checker(): ts.TypeChecker {
    return this.#source.project.getTypeChecker().compilerObject;
  }
}

/** The JSDoc above each member of a union that is written with one member per line. */
export function memberTexts(node: ts.UnionTypeNode): ReadonlyMap<string, string> {
  const text = node.getSourceFile().text;
  let end = node.pos;
  return new Map(
    node.types.map((member) => {
      const before = text.slice(end, member.getStart());
      end = member.end;
      const comment = /\/\*\*(.*?)\*\//s.exec(before)?.[1] ?? "";
      return [
        printed(member),
        comment
          .replace(/^\s*\*/gm, "")
          .replace(/\s+/g, " ")
          .trim(),
      ];
    }),
  );
}

function isExtract(node: ts.TypeNode): node is ts.TypeReferenceNode {
  return ts.isTypeReferenceNode(node) && node.typeName.getText() === "Extract";
}

/** The initial text of a field in a labels object, which is its default. */
function initialText(declaration: ts.Declaration | undefined): string | undefined {
  if (!declaration || !ts.isPropertyAssignment(declaration)) return undefined;
  return ts.isStringLiteral(declaration.initializer) ? declaration.initializer.text : undefined;
}

function isOurs(symbol: ts.Symbol): boolean {
  return !symbol.declarations?.[0]?.getSourceFile().fileName.includes("/node_modules/");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
