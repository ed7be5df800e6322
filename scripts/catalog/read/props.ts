import { Node, type Symbol as TsSymbol, type Type, ts } from "ts-morph";
import { unionOf } from "../../../src/catalog/type/resolve";
import type { CombinedProp, TypeNode } from "../../../src/catalog/types";
import { byKind, flags, printed, publicTypeNode, UnprintableType } from "../types/print-type";
import type { Context, PrintedType, PropFacts } from "./facts";
import { literalText, readDoc } from "./jsdoc";

/**
 * Reads the props that Kerf itself declares. Props that come from React or from a primitive are not listed.
 *
 * @param owner The name for messages, as in `Dialog.Title`.
 */
export function readProps(owner: string, type: Type, context: Context): PropFacts[] {
  // Props may be a union, if one prop requires another. The props of all members are listed.
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  const byName = new Map<string, TsSymbol[]>();
  for (const symbol of members.flatMap((member) => member.getProperties())) {
    byName.set(symbol.getName(), [...(byName.get(symbol.getName()) ?? []), symbol]);
  }
  return [...byName].flatMap(([name, symbols]) => {
    const declarations = [...new Set(symbols.flatMap((symbol) => symbol.getDeclarations()))].filter(isOurs);
    const node = declarations.find((each) => readDoc(each).description) ?? declarations[0];
    if (!node) return [];
    const { description, tags } = readDoc(node);
    const prop = { name, what: `${owner}'s prop \`${name}\``, node, symbols };
    const facts: PropFacts = {
      ...prop,
      type: printType(
        prop,
        symbols.map((symbol) => symbol.getTypeAtLocation(node)),
        context,
      ),
      optional: symbols.length < members.length || symbols.some((symbol) => symbol.isOptional()),
      description: description || inheritedDescription(node, name),
      ...(tags.default !== undefined && { default: literalText(tags.default) }),
      ...(tags.deprecated !== undefined && { deprecated: tags.deprecated }),
    };
    checkTags(facts, context);
    return [facts];
  });
}

/**
 * The members of a union of props, each with the props that differ between them.
 *
 * @param props The props of the union, as `readProps` returns them.
 */
export function readCombinations(
  type: Type,
  props: readonly PropFacts[],
  context: Context,
): Record<string, CombinedProp>[] | undefined {
  if (!type.isUnion()) return undefined;
  const members = type.getUnionTypes();
  const described = members.map((member) =>
    props.map((prop): [string, CombinedProp] => {
      const symbol = member.getProperty(prop.name);
      const ownType = symbol?.getTypeAtLocation(prop.node);
      if (!symbol || !ownType || ownType.isNever() || ownType.isUndefined()) return [prop.name, {}];
      const { literals, nodes } = printType(prop, [ownType], context);
      const values = literals.map((value): TypeNode => ({ kind: "literal", value }));
      const combined = {
        type: unionOf([...values, ...nodes]),
        ...(!symbol.isOptional() && { required: true as const }),
      };
      return [prop.name, combined];
    }),
  );
  const isShared = (index: number) =>
    new Set(described.map((member) => JSON.stringify(member[index]))).size === 1;
  const combinations = described.map((member) => member.filter((_, index) => !isShared(index)));
  const unique = [...new Map(combinations.map((each) => [JSON.stringify(each), each])).values()];
  return unique.length > 1 ? unique.map((each) => Object.fromEntries(each)) : undefined;
}

/**
 * The description of a prop in a base interface. A prop may be declared again, without a description, to
 * narrow its type or to add a `@default`.
 */
function inheritedDescription(prop: Node, name: string): string {
  const parent = prop.getParent();
  if (!Node.isInterfaceDeclaration(parent)) return "";
  const inherited = parent.getBaseTypes().flatMap((base) => base.getProperty(name)?.getDeclarations() ?? []);
  for (const declaration of inherited.filter(isOurs)) {
    const text = readDoc(declaration).description || inheritedDescription(declaration, name);
    if (text) return text;
  }
  return "";
}

function isOurs(declaration: Node): boolean {
  return !declaration.getSourceFile().getFilePath().includes("/node_modules/");
}

/**
 * A prop's type as a user of the package can write it. A type that names something else is a gap.
 *
 * @param types The prop's type. If the props are a union, its type in each member.
 */
function printType(
  { node, what, symbols }: Pick<PropFacts, "node" | "what" | "symbols">,
  types: readonly Type[],
  { source, reader, gaps }: Context,
): PrintedType {
  const present = types.filter((type) => !type.isUndefined() && !type.isNever());
  const all = present.flatMap((type) => (type.isUnion() ? type.getUnionTypes() : [type]));
  const literals = all.filter((type) => type.isStringLiteral());
  // A union without strings keeps the names it was written with, such as ReactNode.
  const others =
    literals.length === 0 ? present : rejoinBoolean(all.filter((type) => !type.isStringLiteral()));
  // If the props are a union, any member may describe an argument.
  const docs = symbols.map((symbol) => reader.docsOf(symbol.compilerSymbol));
  const params = new Map([...docs].reverse().flatMap((each) => [...each.params]));
  const origin = { node, what, docs: { description: "", typeParams: new Map(), ...docs[0], params } };
  try {
    const members = others
      .flatMap((type) => {
        const written = source.checker.typeToTypeNode(type.compilerType, node.compilerNode, flags);
        return written && ts.isUnionTypeNode(written) ? [...written.types] : (written ?? []);
      })
      .filter((member) => member.kind !== ts.SyntaxKind.UndefinedKeyword)
      .map((member) => (ts.isParenthesizedTypeNode(member) ? member.type : member))
      .map((member) => {
        const text = printed(publicTypeNode(member, source), node.getSourceFile().compilerNode);
        // `"a" | (string & {})` means any string; the compiler would drop "a" beside a plain `string`.
        return [text.replace(/^string & \{\}$/, "string"), reader.read(member, origin)] as const;
      });
    const byText = new Map(members.sort(([a], [b]) => byKind(a, b)));
    return {
      literals: [...new Set(literals.map((type) => String(type.getLiteralValue())))],
      others: [...byText.keys()],
      nodes: [...byText.values()],
    };
  } catch (error) {
    if (!(error instanceof UnprintableType)) throw error;
    gaps.add(node, `The type of ${what} cannot be printed: it ${error.message}.`, error.fix);
    return { literals: [], others: ["unknown"], nodes: ["unknown"] };
  }
}

/** Restores `boolean`, which the compiler represents as `true | false`. */
function rejoinBoolean(types: readonly Type[]): Type[] {
  const [first, second] = types.filter((type) => type.isBooleanLiteral());
  if (!first || !second) return [...types];
  return [...types.filter((type) => !type.isBooleanLiteral()), first.getBaseTypeOfLiteralType()];
}

function checkTags({ node, what, ...prop }: PropFacts, { gaps }: Context): void {
  const fix = "Write a JSDoc sentence above it that says its effect and when to choose it.";
  gaps.expectSentence(node, prop.description, what, fix);
  if (prop.deprecated === "") {
    const successor = "Say after @deprecated what to use instead.";
    gaps.add(node, `${what} is deprecated without a successor.`, successor);
  }
  if (prop.default !== undefined && !prop.optional) {
    gaps.add(node, `${what} is required and has a @default.`, "Make it optional, or remove the @default.");
  }
}
