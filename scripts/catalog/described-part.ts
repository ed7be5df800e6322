import type { PropDescriptor, SubComponentDescriptor } from "../../src/catalog/types";
import { describeProp } from "./describe-prop";
import type { Example } from "./examples";
import type { Gaps } from "./gaps";
import { ownerOf, type PropOwner } from "./owner";
import type { Part } from "./parts";
import { type PropFacts, readProps } from "./props";
import type { RecipeModules } from "./recipe-modules";
import type { Source } from "./source";
import type { Stylesheet } from "./stylesheet";

/** What the description of every component needs. */
export interface Context {
  source: Source;
  stylesheet: Stylesheet;
  importPath: string;
  gaps: Gaps;
}

/** A component or part with its props described. */
export interface DescribedPart {
  part: Part;
  owner: PropOwner;
  facts: PropFacts[];
  props: Record<string, PropDescriptor>;
}

/** Describes the props of a component or part. */
export function describePart(
  part: Part,
  root: Part,
  modules: RecipeModules,
  { source, stylesheet, gaps }: Context,
): DescribedPart {
  const owner = ownerOf(part, root, modules);
  const facts = part.props ? readProps(part.name, part.props, source, gaps) : [];
  return {
    part,
    owner,
    facts,
    props: Object.fromEntries(facts.map((prop) => [prop.name, describeProp(prop, owner, stylesheet, gaps)])),
  };
}

/**
 * Describes a part.
 *
 * @param key The part's name on the component: `Title`.
 */
export function describeSubComponent(
  key: string,
  { part, props }: DescribedPart,
  examples: readonly Example[],
): SubComponentDescriptor {
  const { description, tags } = part.doc;
  const usage = examples.filter(({ tags: used }) => used.has(part.name) || used.has(part.fullName));
  return {
    name: key,
    description,
    props,
    ...(tags.passThrough !== undefined && { isPassThrough: true }),
    ...(tags.baseComponent && { baseComponent: tags.baseComponent }),
    ...(tags.standsAlone && { standsAlone: tags.standsAlone }),
    ...(usage.length > 0 && { usageExamples: usage.map(({ snippet }) => snippet) }),
  };
}
