import type { PropDescriptor } from "../../src/catalog/types";
import type { Context } from "./component";
import { describeProp } from "./describe-prop";
import { ownerOf, type PropOwner } from "./owner";
import type { Part } from "./parts";
import { type PropFacts, readProps } from "./props";
import type { RecipeModules } from "./recipe-modules";

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
