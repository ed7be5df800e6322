import { Node, type Symbol as TsSymbol, type Type } from "ts-morph";
import { unionOf } from "../../../src/catalog/type/resolve";
import type { CombinedProp, TypeNode } from "../../../src/catalog/types";
import type { TypeDefinitions } from "../types/definitions";
import { type PrintedType, printType } from "../types/print-type";
import { UnprintableType } from "../types/type-node";
import type { Gaps } from "./gaps";
import { isSentence, readDoc } from "./jsdoc";
import { literalText } from "./literal-text";
import type { Source } from "./source";

/** One prop of a props interface. */
export interface PropFacts {
  name: string;
  /** Its declaration. */
  place: Node;
  type: PrintedType;
  optional: boolean;
  description: string;
  /** The text of `@default`. */
  default?: string;
  /** The text of `@deprecated`. */
  deprecated?: string;
}

/**
 * Reads the props that Kerf itself declares. Props that come from React or from a primitive are not listed.
 *
 * @param owner The name for messages, as in `Dialog.Title`.
 */
export function readProps(
  owner: string,
  type: Type,
  source: Source,
  definitions: TypeDefinitions,
  gaps: Gaps,
): PropFacts[] {
  // Props may be a union, if one prop requires another. The props of all members are listed.
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  const byName = new Map<string, TsSymbol[]>();
  for (const symbol of members.flatMap((member) => member.getProperties())) {
    byName.set(symbol.getName(), [...(byName.get(symbol.getName()) ?? []), symbol]);
  }
  return [...byName].flatMap(([name, symbols]) => {
    const declarations = [...new Set(symbols.flatMap((symbol) => symbol.getDeclarations()))].filter(isOurs);
    const [first] = declarations;
    if (!first) return [];
    const place = declarations.find((declaration) => readDoc(declaration).description) ?? first;
    const { description, tags } = readDoc(place);
    const text = description || inheritedDescription(place, name);
    const facts: PropFacts = {
      name,
      place,
      type: printProp(owner, name, symbols, place, source, definitions, gaps),
      optional: symbols.length < members.length || symbols.some((symbol) => symbol.isOptional()),
      description: text,
      ...(tags.default !== undefined && { default: literalText(tags.default) }),
      ...(tags.deprecated !== undefined && { deprecated: tags.deprecated }),
    };
    checkTexts(owner, facts, gaps);
    return [facts];
  });
}

/**
 * The members of a union of props, each with the props that differ between them.
 *
 * @param props The props of the union, as `readProps` returns them.
 */
export function readCombinations(
  owner: string,
  type: Type,
  props: readonly PropFacts[],
  source: Source,
  definitions: TypeDefinitions,
  gaps: Gaps,
): Record<string, CombinedProp>[] | undefined {
  if (!type.isUnion()) return undefined;
  const members = type.getUnionTypes();
  const described = members.map((member) =>
    props.map(({ name, place }): [string, CombinedProp] => {
      const symbol = member.getProperty(name);
      // Any member may describe an argument.
      const symbols = members.flatMap((each) => each.getProperty(name) ?? []);
      const ownType = symbol?.getTypeAtLocation(place);
      if (!symbol || !ownType || ownType.isNever() || ownType.isUndefined()) return [name, {}];
      const { literals, nodes } = printProp(owner, name, symbols, place, source, definitions, gaps, [
        ownType,
      ]);
      const values = literals.map((value): TypeNode => ({ kind: "literal", value }));
      return [
        name,
        { type: unionOf([...values, ...nodes]), ...(!symbol.isOptional() && { required: true }) },
      ];
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

function printProp(
  owner: string,
  name: string,
  symbols: readonly TsSymbol[],
  place: Node,
  source: Source,
  definitions: TypeDefinitions,
  gaps: Gaps,
  types = symbols.map((symbol) => symbol.getTypeAtLocation(place)),
): PrintedType {
  try {
    return printType(
      types.filter((type) => !type.isUndefined() && !type.isNever()),
      place,
      source,
      { what: `${owner}'s prop \`${name}\``, symbols, definitions },
    );
  } catch (error) {
    if (!(error instanceof UnprintableType)) throw error;
    gaps.add(
      place,
      `The type of ${owner}'s prop \`${name}\` cannot be printed: it ${error.message}.`,
      error.fix,
    );
    return { literals: [], others: ["unknown"], nodes: ["unknown"] };
  }
}

function checkTexts(owner: string, prop: PropFacts, gaps: Gaps): void {
  const what = `${owner}'s prop \`${prop.name}\``;
  if (prop.description === "") {
    gaps.add(
      prop.place,
      `${what} has no description.`,
      "Write a JSDoc sentence above it that says its effect and when to choose it.",
    );
  } else if (!isSentence(prop.description)) {
    gaps.add(
      prop.place,
      `The description of ${what} is not a sentence: "${prop.description}"`,
      "Begin with a capital letter and end with a full stop.",
    );
  }
  if (prop.deprecated === "") {
    gaps.add(
      prop.place,
      `${what} is deprecated without a successor.`,
      "Say after @deprecated what to use instead.",
    );
  }
  if (prop.default !== undefined && !prop.optional) {
    gaps.add(
      prop.place,
      `${what} is required and has a @default.`,
      "Make it optional, or remove the @default.",
    );
  }
}
