import type {
  CombinedProp,
  PropDescriptor,
  SubComponentDescriptor,
  TypeParameter,
} from "../../../src/catalog/types";
import type { Stylesheet } from "../css/stylesheet";
import type { TypeDefinitions } from "../types/definitions";
import { describeProp } from "./describe-prop";
import type { Example } from "./examples";
import type { Gaps } from "./gaps";
import { ownerOf, type PropOwner } from "./owner";
import type { Part } from "./parts";
import { type PropFacts, readCombinations, readProps } from "./props";
import type { RecipeModules } from "./recipe-modules";
import type { Source } from "./source";

/** The inputs for describing a component. */
export interface Context {
  source: Source;
  stylesheet: Stylesheet;
  importPath: string;
  definitions: TypeDefinitions;
  gaps: Gaps;
}

/** A component or part with its props described. */
export interface DescribedPart {
  part: Part;
  owner: PropOwner;
  facts: PropFacts[];
  generics: Record<string, TypeParameter> | undefined;
  props: Record<string, PropDescriptor>;
  combinations: Record<string, CombinedProp>[] | undefined;
}

/** Describes the props of a component or part. */
export function describePart(
  part: Part,
  root: Part,
  modules: RecipeModules,
  { source, stylesheet, definitions, gaps }: Context,
): DescribedPart {
  const owner = ownerOf(part, root, modules);
  const facts = part.props ? readProps(part.name, part.props, source, definitions, gaps) : [];
  return {
    part,
    owner,
    facts,
    generics: genericsOf(part, definitions),
    props: Object.fromEntries(facts.map((prop) => [prop.name, describeProp(prop, owner, stylesheet, gaps)])),
    combinations: part.props && readCombinations(part.name, part.props, facts, source, definitions, gaps),
  };
}

function genericsOf(
  { name, props }: Part,
  definitions: TypeDefinitions,
): Record<string, TypeParameter> | undefined {
  const symbol = props?.getAliasSymbol() ?? props?.getSymbol();
  return symbol && definitions.genericsOf(symbol.compilerSymbol, `the props of ${name}`);
}

/**
 * Describes a part.
 *
 * @param key The part's name on the component: `Title`.
 */
export function describeSubComponent(
  key: string,
  { part, generics, props, combinations }: DescribedPart,
  examples: readonly Example[],
): SubComponentDescriptor {
  const { description, tags } = part.doc;
  const usage = examples
    .filter(({ tags: used }) => used.has(part.name) || used.has(part.fullName))
    .sort((a, b) => a.snippet.length - b.snippet.length);
  return {
    name: key,
    description,
    ...(generics && { generics }),
    props,
    ...(combinations && { combinations }),
    ...(tags.passThrough !== undefined && { isPassThrough: true }),
    ...(tags.baseComponent && { baseComponent: tags.baseComponent }),
    ...(usage.length > 0 && { usageExamples: usage.slice(0, 2).map((example) => example.name) }),
  };
}
