import { ts } from "ts-morph";
import { unionOf } from "../../../src/catalog/type/resolve";
import type { CombinedProp, TypeNode } from "../../../src/catalog/types";
import type { Context, PropFacts, PropType } from "./facts";
import { type Docs, docsOf, literalText } from "./jsdoc";

/** The type as data: the literals, in their order, and the others. */
export function typeNodeOf({ literals, others }: PropType): TypeNode {
  return unionOf([...literals.map((value): TypeNode => ({ kind: "literal", value })), ...others]);
}

/** The members of a union of props. In such a union, some props can only be passed together. */
function alternativesOf(props: ts.Symbol, { source }: Context): readonly ts.Type[] {
  const type = source.checker.getDeclaredTypeOfSymbol(props);
  return type.isUnion() ? type.types : [type];
}

/**
 * Reads the props that Kerf itself declares. Props that come from React or from a primitive are not listed.
 *
 * @param owner The name for messages, as in `Dialog.Title`.
 * @param props The exported type of the props.
 */
export function readProps(owner: string, props: ts.Symbol, context: Context): PropFacts[] {
  const { checker } = context.source;
  const alternatives = alternativesOf(props, context);
  const [typeNode] = props.declarations ?? [];
  if (typeNode && alternatives.some((each) => checker.getIndexInfosOfType(each).length > 0)) {
    const fix = "Declare each prop in an interface, without an index signature.";
    context.gaps.add(typeNode, `The props of ${owner} don't all have a name.`, fix);
  }
  const byName = new Map<string, ts.Symbol[]>();
  for (const symbol of alternatives.flatMap((each) => checker.getPropertiesOfType(each))) {
    byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
  }
  return [...byName].flatMap(([name, symbols]) => {
    const declarations = symbols.flatMap((symbol) => originOf(symbol).declarations ?? []);
    const own = declarations.filter((each) => !each.getSourceFile().fileName.includes("/node_modules/"));
    const documented = own.flatMap((each) => {
      const nameNode = ts.getNameOfDeclaration(each);
      const declared = nameNode && checker.getSymbolAtLocation(nameNode);
      return declared ? [{ node: each, docs: docsOf(declared, checker) }] : [];
    });
    const found = documented.find(({ docs }) => docs.description) ?? documented[0];
    const node = found?.node ?? typeNode;
    if (!node || (declarations.length > 0 && !found)) return [];
    // Any member of a union may describe an argument.
    const params = new Map(documented.toReversed().flatMap(({ docs }) => [...docs.params]));
    const docs = found ? { ...found.docs, params } : undocumented;
    const what = `${owner}'s prop \`${name}\``;
    const prop = { name, what, node, docs };
    const initial = docs.tags.default;
    const facts: PropFacts = {
      ...prop,
      type: readType(
        prop,
        symbols.map((symbol) => checker.getTypeOfSymbolAtLocation(symbol, node)),
        context,
      ),
      optional: symbols.length < alternatives.length || symbols.some(isOptional),
      ...(initial !== undefined && { default: literalText(initial) }),
    };
    checkDocs(facts, declarations.length > 0, context);
    return [facts];
  });
}

const undocumented: Docs = { description: "", tags: {}, params: new Map(), typeParams: new Map() };

/** The symbol that a mapped type copies under the same name. The compiler attaches no declaration to the copy. */
function originOf(symbol: ts.Symbol): ts.Symbol {
  const { syntheticOrigin: origin } = (symbol as { links?: { syntheticOrigin?: ts.Symbol } }).links ?? {};
  return !symbol.declarations && origin?.name === symbol.name ? originOf(origin) : symbol;
}

function isOptional({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Optional) !== 0;
}

/**
 * The members of a union of props, each with the props that differ between them.
 *
 * @param facts The props of the union, as `readProps` returns them.
 */
export function readCombinations(
  props: ts.Symbol,
  facts: readonly PropFacts[],
  context: Context,
): Record<string, CombinedProp>[] | undefined {
  const { checker } = context.source;
  const alternatives = alternativesOf(props, context);
  const described = alternatives.map((alternative) =>
    facts.map((prop): [string, CombinedProp] => {
      const symbol = checker.getPropertyOfType(alternative, prop.name);
      const type = symbol && checker.getTypeOfSymbolAtLocation(symbol, prop.node);
      if (!type || isAbsent(type)) return [prop.name, {}];
      const required = !isOptional(symbol) && { required: true as const };
      return [prop.name, { type: typeNodeOf(readType(prop, [type], context)), ...required }];
    }),
  );
  const isShared = (index: number) =>
    new Set(described.map((member) => JSON.stringify(member[index]))).size === 1;
  const combinations = described.map((member) => member.filter((_, index) => !isShared(index)));
  const unique = [...new Map(combinations.map((each) => [JSON.stringify(each), each])).values()];
  return unique.length > 1 ? unique.map((each) => Object.fromEntries(each)) : undefined;
}

function isAbsent({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0;
}

/**
 * A prop's type as a user of the package can write it. A type that names something else is a gap.
 *
 * @param types The prop's type. If the props are a union, its type in each member.
 */
function readType(
  prop: Pick<PropFacts, "node" | "what" | "docs">,
  types: readonly ts.Type[],
  { reader }: Context,
): PropType {
  const present = types.filter((type) => !isAbsent(type));
  const all = present.flatMap((type) => (type.isUnion() ? type.types : [type]));
  const literals = new Set(all.flatMap((type) => (type.isStringLiteral() ? type.value : [])));
  // A union without strings keeps the names it was written with, such as ReactNode.
  const others = literals.size === 0 ? present : all.filter((type) => !type.isStringLiteral());
  return {
    literals: [...literals],
    others: reader.readMembers(others, prop.node, prop).filter((member) => member !== "undefined"),
  };
}

function checkDocs(
  { node, what, docs, optional, ...prop }: PropFacts,
  isDeclared: boolean,
  { gaps }: Context,
) {
  const fix = isDeclared
    ? "Write a JSDoc sentence above it that says its effect and when to choose it."
    : "Declare it in an interface, with a JSDoc sentence above it. A mapped type has no place for one.";
  gaps.expectSentence(node, docs.description, what, fix);
  if (prop.default !== undefined && !optional) {
    gaps.add(node, `${what} is required and has a @default.`, "Make it optional, or remove the @default.");
  }
}
