import { ts } from "ts-morph";
import { formatType } from "../../../src/catalog/type/format";
import { membersOf, unionOf } from "../../../src/catalog/type/resolve";
import {
  type BareName,
  bareNames,
  type FieldDescriptor,
  type ParameterDescriptor,
  type TypeDefinition,
  type TypeNode,
  type TypeParameter,
} from "../../../src/catalog/types";
import type { Gaps } from "../read/gaps";
import { type Docs, docsOf, literalText } from "../read/jsdoc";
import { isOurs, type Source } from "../read/source";

/** The reason why the catalog can't contain a type, and the fix. */
class UnprintableType extends Error {
  readonly fix: string;

  constructor(why: string, fix: string) {
    super(why);
    this.fix = fix;
  }
}

/** Flags for printing a type as written and in full, with aliases that any file can refer to. */
const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** Primitives, string literals, names and objects, functions, and last `null` and `undefined`. */
const kinds = [
  /^string$/,
  /^number$/,
  /^boolean$/,
  /^"/,
  /^(?!null$|undefined$)(?!.*=>)/,
  /=>/,
  /^null$/,
  /^undefined$/,
];

/**
 * Compares two members of a union. The compiler's own order depends on which file it reads first, so the
 * document would change without a reason.
 */
function byKind(a: string, b: string): number {
  const rank = (text: string) => kinds.findIndex((kind) => kind.test(text));
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

const printer = ts.createPrinter({ removeComments: true });
const noFile = ts.createSourceFile("", "", ts.ScriptTarget.Latest);

/** The text of a node in one line. Names don't say which file they are from. */
export function printed(node: ts.Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile?.() ?? noFile);
  return text.replace(/\s+/g, " ").replace(/import\("[^"]*"\)\./g, "");
}

/** The node of a type in the code, and its documentation there. */
interface Origin {
  /** The node that gaps refer to. */
  node: ts.Node;
  /** The subject of messages: "Dialog.Root's prop `onOpenChange`". */
  what: string;
  docs: Docs;
  /** The descriptions of a union's members. Only a union that is a definition needs them. */
  members?: ReadonlyMap<string, string>;
}

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

/** Converts type nodes to data, and reads the definition of each type that they refer to once. */
export class TypeReader {
  readonly #source: Source;
  readonly #gaps: Gaps;
  readonly #found = new Map<ts.Symbol, TypeDefinition | undefined>();

  constructor(source: Source, gaps: Gaps) {
    this.#source = source;
    this.#gaps = gaps;
  }

  /** The definitions by name, in alphabetical order. */
  definitions(): Record<string, TypeDefinition> {
    const all = [...this.#found].flatMap(([symbol, definition]) =>
      definition ? [[symbol.name, definition] as const] : [],
    );
    return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The members of several types, each once and in a fixed order. */
  readMembers(types: readonly ts.Type[], at: ts.Node, origin: Origin): TypeNode[] {
    const members = types.flatMap((type) => membersOf(this.readType(type, at, origin)));
    // The compiler represents `boolean` as `true | false`.
    const booleans = members.filter(
      (each) => typeof each === "object" && each.kind === "literal" && typeof each.value === "boolean",
    );
    const joined =
      booleans.length < 2
        ? members
        : [...members.filter((each) => !booleans.includes(each)), "boolean" as const];
    const byText = joined.map((each) => [formatType(each), each] as const).sort(([a], [b]) => byKind(a, b));
    return [...new Map(byText).values()];
  }

  /** Reads a type as it can be written at a node. A type that the catalog can't contain is a gap. */
  readType(type: ts.Type, at: ts.Node, origin: Origin): TypeNode {
    const node = this.#source.checker.typeToTypeNode(type, at, flags);
    return node ? this.#readOrReport(node, origin) : "unknown";
  }

  /**
   * Reads a type node that the compiler generated, with its symbols.
   *
   * @throws {UnprintableType} if the catalog can't contain it.
   */
  #read(node: ts.TypeNode, origin: Origin): TypeNode {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      const fix = "Give it a type, or `unknown` if it may be anything. An import that fails is also `any`.";
      throw new UnprintableType("contains `any`", fix);
    }
    if (ts.isTypeQueryNode(node)) {
      const why = `names the type of a value, \`typeof ${printed(node.exprName)}\``;
      throw new UnprintableType(why, "Write out the type instead.");
    }
    const keyword = keywords[node.kind];
    if (keyword !== undefined) return keyword;
    if (ts.isParenthesizedTypeNode(node)) return this.#read(node.type, origin);
    if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
    if (ts.isUnionTypeNode(node)) return this.#union(node.types, origin);
    if (ts.isIntersectionTypeNode(node)) return this.#intersection(node.types, origin);
    if (ts.isArrayTypeNode(node)) return { kind: "array", item: this.#read(node.elementType, origin) };
    if (ts.isTupleTypeNode(node)) return this.#tuple(node, origin);
    if (ts.isTypeOperatorNode(node)) return this.#operator(node, origin);
    if (ts.isFunctionTypeNode(node)) return this.#function(node, origin);
    if (ts.isTypeReferenceNode(node)) return this.#named(node.typeName, node.typeArguments, origin);
    if (ts.isImportTypeNode(node) && node.qualifier) {
      return this.#named(node.qualifier, node.typeArguments, origin);
    }
    if (ts.isConditionalTypeNode(node) && !hasInfer(node)) {
      return {
        kind: "conditional",
        check: this.#read(node.checkType, origin),
        extends: this.#read(node.extendsType, origin),
        whenTrue: this.#read(node.trueType, origin),
        whenFalse: this.#read(node.falseType, origin),
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

  #union(nodes: readonly ts.TypeNode[], { members: texts, ...origin }: Origin): TypeNode {
    const sorted = [...nodes].sort((a, b) => byKind(printed(a), printed(b)));
    const types = sorted.map((node) => this.#read(node, origin));
    if (!texts) return unionOf(types);
    const descriptions = types.map((type) => {
      const text = formatType(type);
      const description = texts.get(text) ?? "";
      if (description === "" && text !== "undefined") {
        const fix = "Write a JSDoc sentence above it, in a union with one member per line.";
        this.#gaps.add(origin.node, `The member ${text} of ${origin.what} has no description.`, fix);
      }
      return description;
    });
    return describedUnion(types, descriptions);
  }

  #intersection(nodes: readonly ts.TypeNode[], origin: Origin): TypeNode {
    const [first, second] = nodes;
    // `"a" | (string & {})` means any string.
    if (first && second && ts.isTypeLiteralNode(second) && second.members.length === 0) {
      return this.#read(first, origin);
    }
    return { kind: "intersection", members: nodes.map((node) => this.#read(node, origin)) };
  }

  #tuple(node: ts.TupleTypeNode, origin: Origin): TypeNode {
    const items = node.elements.map((element) =>
      ts.isNamedTupleMember(element)
        ? { name: element.name.text, type: this.#read(element.type, origin) }
        : { type: this.#read(element, origin) },
    );
    return { kind: "tuple", items };
  }

  #operator({ operator, type }: ts.TypeOperatorNode, origin: Origin): TypeNode {
    const inner = this.#read(type, origin);
    if (operator === ts.SyntaxKind.KeyOfKeyword) return { kind: "keyof", of: inner };
    const isList = typeof inner === "object" && (inner.kind === "array" || inner.kind === "tuple");
    return isList ? { ...inner, readonly: true } : inner;
  }

  /** A function with its arguments described. */
  #function(node: ts.SignatureDeclaration, origin: Origin): TypeNode {
    const generics = this.#generics(node.typeParameters, origin);
    const parameters = node.parameters.map((each): ParameterDescriptor => {
      const name = printed(each.name);
      if (each.dotDotDotToken || !ts.isIdentifier(each.name)) {
        const why = `has the ${each.dotDotDotToken ? "rest " : ""}parameter \`${name}\``;
        throw new UnprintableType(why, "Give each of its parameters a name.");
      }
      const description = this.#described(origin, "argument", name, "param");
      const type = this.#read(each.type as ts.TypeNode, origin);
      if (!each.questionToken) return { name, type, description };
      return { name, type: withoutUndefined(type), optional: true, description };
    });
    const returns = node.type ? this.#read(node.type, origin) : "void";
    return { kind: "function", ...(generics && { generics }), parameters, returns };
  }

  /** Type parameters, which `@typeParam` describes. */
  #generics(
    nodes: readonly ts.TypeParameterDeclaration[] | undefined,
    origin: Origin,
  ): Record<string, TypeParameter> | undefined {
    const entries = nodes?.map((node): [string, TypeParameter] => {
      const name = node.name.text;
      const hasDefault = node.default && node.default.kind !== ts.SyntaxKind.AnyKeyword;
      const generic = {
        description: this.#described(origin, "type parameter", name, "typeParam"),
        ...(node.constraint && { extends: this.#readOrReport(node.constraint, origin) }),
        ...(node.default && hasDefault && { default: this.#readOrReport(node.default, origin) }),
      };
      return [name, generic];
    });
    return entries && Object.fromEntries(entries);
  }

  /** The text of a tag that names a parameter. */
  #described({ node, what, docs }: Origin, kind: string, name: string, tag: "param" | "typeParam"): string {
    const text = docs[`${tag}s`].get(name) ?? "";
    const fix = `Add \`@${tag} ${name} …\` with a sentence to the JSDoc.`;
    this.#gaps.expectSentence(node, text, `The ${kind} \`${name}\` of ${what}`, fix);
    return text;
  }

  #named(name: ts.EntityName, args: readonly ts.TypeNode[] | undefined, origin: Origin): TypeNode {
    const identifier = ts.isIdentifier(name) ? name : name.right;
    const text = identifier.text;
    const symbol = this.#symbolOf(identifier);
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) return { kind: "parameter", name: text };
    // These types of React are used only with their default type arguments, which the compiler writes out.
    const isDefaulted = text === "ReactElement" || text === "ComponentType";
    const list = isDefaulted ? [] : (args ?? []).map((arg) => this.#read(arg, origin));
    const [first, second] = list;
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? "";
    if (/\/lib\.[\w.]+\.d\.ts$/.test(file) && first !== undefined) {
      if (text === "Partial") return { kind: "partial", of: first };
      if (text === "Readonly") {
        return typeof first === "object" && first.kind === "record" ? { ...first, readonly: true } : first;
      }
      if (text === "Record" && second !== undefined) return { kind: "record", key: first, value: second };
    }
    if (symbol && this.#source.isPublic(symbol)) {
      this.#define(symbol);
      return { kind: "reference", name: text, ...(list.length > 0 && { arguments: list }) };
    }
    const module = moduleOf(file);
    if (module !== undefined) return { kind: "external", name: text, module };
    const bareName = bareNames.find((each) => each === text);
    if (bareName === undefined) {
      throw isOurs(symbol)
        ? new UnprintableType(
            `names \`${text}\`, which the package does not export`,
            "Export that type from src/index.ts, or replace its name with its definition.",
          )
        : new UnprintableType(
            `names \`${text}\`, which the catalog doesn't define`,
            "Write an exported interface with its fields, or add a name of React or the platform to `bareNames` in src/catalog/types.ts.",
          );
    }
    return list.length > 0 ? { kind: "name", name: bareName, arguments: list } : bareName;
  }

  #define(symbol: ts.Symbol): void {
    if (this.#found.has(symbol)) return;
    // Set before its type is read, because a type may refer to itself.
    this.#found.set(symbol, undefined);
    const declaration = symbol.declarations?.[0];
    if (!declaration) return;
    const docs = docsOf(symbol, this.#source.checker);
    const origin = { node: declaration, what: `the type ${symbol.name}`, docs };
    this.#expectDescription(origin);
    const generics = this.genericsOf(symbol, origin.what);
    const type = this.#definedType(symbol, declaration, origin);
    this.#found.set(symbol, { description: docs.description, ...(generics && { generics }), type });
  }

  /** The type parameters of a declared type, if it has any. */
  genericsOf(symbol: ts.Symbol, what: string): Record<string, TypeParameter> | undefined {
    const declaration = symbol.declarations?.find(
      (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
    );
    if (!declaration?.typeParameters) return undefined;
    const origin = { node: declaration, what, docs: docsOf(symbol, this.#source.checker) };
    return this.#generics(declaration.typeParameters, origin);
  }

  #definedType(symbol: ts.Symbol, declaration: ts.Declaration, origin: Origin): TypeNode {
    const { checker } = this.#source;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const properties = type.getCallSignatures().length > 0 ? [] : checker.getPropertiesOfType(type);
    const fields = () => {
      const all = properties.map((each) => [each.name, this.#field(each, declaration, origin)]);
      return { kind: "object" as const, fields: Object.fromEntries(all) };
    };
    if (ts.isTypeAliasDeclaration(declaration)) {
      const node = this.#writtenOut(declaration);
      if (!node) throw new Error(`The compiler can't print ${symbol.name}.`);
      const members = this.#memberTexts(declaration.type);
      // The compiler knows the fields of an object type, however it is written: `Required<Base>`, a mapped type.
      const isObject = properties.some((each) => !each.declarations || isOurs(each));
      return this.#readOrReport(
        node,
        { ...origin, ...(members && { members }) },
        isObject ? fields : undefined,
      );
    }
    const base = ts.isInterfaceDeclaration(declaration) && declaration.heritageClauses?.[0]?.types[0];
    if (!base || properties.some(isOurs)) return fields();
    return this.readType(checker.getTypeAtLocation(base), declaration, origin);
  }

  /** The type of an alias. In a union, `Extract<Reason, "a" | "b">` is replaced with its members. */
  #writtenOut(declaration: ts.TypeAliasDeclaration): ts.TypeNode | undefined {
    const { checker } = this.#source;
    const { type: written, name } = declaration;
    if (!ts.isUnionTypeNode(written) || !written.types.some(isExtract)) {
      const type = checker.getTypeAtLocation(name);
      return checker.typeToTypeNode(type, declaration, flags | ts.NodeBuilderFlags.InTypeAlias);
    }
    const members = written.types.flatMap((each) => {
      const type = checker.getTypeAtLocation(each);
      return isExtract(each) && type.isUnion() ? type.types : type;
    });
    return ts.factory.createUnionTypeNode(
      members.flatMap((each) => checker.typeToTypeNode(each, declaration, flags) ?? []),
    );
  }

  /** The descriptions of a union's members. Those of `Extract<Reason, …>` have the description that `Reason` gives them. */
  #memberTexts(node: ts.TypeNode): ReadonlyMap<string, string> | undefined {
    if (isExtract(node)) {
      const [from] = node.typeArguments ?? [];
      if (!from || !ts.isTypeReferenceNode(from)) return undefined;
      const named = this.#symbolOf(from.typeName as ts.Identifier);
      const declaration = named?.declarations?.find(ts.isTypeAliasDeclaration);
      return declaration && this.#memberTexts(declaration.type);
    }
    if (!ts.isUnionTypeNode(node)) return undefined;
    const inherited = node.types.filter(isExtract).flatMap((each) => [...(this.#memberTexts(each) ?? [])]);
    return new Map([...inherited, ...memberTexts(node)]);
  }

  #field(property: ts.Symbol, owner: ts.Declaration, { node, what }: Origin): FieldDescriptor {
    const { checker } = this.#source;
    const own = property.declarations?.[0];
    const docs = docsOf(property, checker);
    const origin = {
      node: own && isOurs(property) ? own : node,
      what: `the field \`${property.name}\` of ${what}`,
      docs,
    };
    this.#expectDescription(origin);
    const type = this.readType(checker.getTypeOfSymbolAtLocation(property, owner), owner, origin);
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const initial = docs.tags.default === undefined ? initialText(own) : literalText(docs.tags.default);
    return {
      type: isOptional ? withoutUndefined(type) : type,
      ...(!isOptional && { required: true }),
      description: docs.description,
      ...(initial !== undefined && { default: initial }),
    };
  }

  /** Reads a type. Without `otherwise`, a type that the catalog can't contain is a gap. */
  #readOrReport(type: ts.TypeNode, origin: Origin, otherwise?: () => TypeNode): TypeNode {
    try {
      return this.#read(type, origin);
    } catch (error) {
      if (!(error instanceof UnprintableType)) throw error;
      if (otherwise) return otherwise();
      const what = `${capital(origin.what)} cannot be described: it ${error.message}.`;
      this.#gaps.add(origin.node, what, error.fix);
      return "unknown";
    }
  }

  #expectDescription({ node, what, docs }: Origin): void {
    this.#gaps.expectSentence(node, docs.description, capital(what), "Write a JSDoc sentence above it.");
  }

  /** The symbol that a name refers to. */
  #symbolOf(identifier: ts.Identifier): ts.Symbol | undefined {
    const { checker } = this.#source;
    // The compiler stores the symbol on a name that it generates. A name in a file is looked up.
    const noted = (identifier as ts.Identifier & { symbol?: ts.Symbol }).symbol;
    const symbol = noted ?? (identifier.pos >= 0 ? checker.getSymbolAtLocation(identifier) : undefined);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
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
      const lines = comment.replace(/^\s*\*/gm, "").replace(/\s+/g, " ");
      return [printed(ts.isParenthesizedTypeNode(member) ? member.type : member), lines.trim()];
    }),
  );
}

function describedUnion(members: readonly TypeNode[], descriptions: readonly string[]): TypeNode {
  const union = unionOf(members);
  if (typeof union === "string" || union.kind !== "union") return union;
  return { ...union, descriptions: [...descriptions] };
}

/** Removes `undefined`, which a question mark implies. */
function withoutUndefined(type: TypeNode): TypeNode {
  if (typeof type === "string" || type.kind !== "union") return type;
  const { members, descriptions } = type;
  const isKept = (_: unknown, index: number) => members[index] !== "undefined";
  const others = members.filter(isKept);
  return descriptions ? describedUnion(others, descriptions.filter(isKept)) : unionOf(others);
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

/** The package of a type that is declared in a file, unless it comes from Kerf, React or the platform. */
function moduleOf(file: string): string | undefined {
  if (/\/node_modules\/(typescript|@types\/react)\//.test(file)) return undefined;
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

function isExtract(node: ts.TypeNode): node is ts.TypeReferenceNode {
  return ts.isTypeReferenceNode(node) && node.typeName.getText() === "Extract";
}

/** The initial text of a field in a labels object, which is its default. */
function initialText(declaration: ts.Declaration | undefined): string | undefined {
  if (!declaration || !ts.isPropertyAssignment(declaration)) return undefined;
  return ts.isStringLiteral(declaration.initializer) ? declaration.initializer.text : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
