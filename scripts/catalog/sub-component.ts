import type { SubComponentDescriptor } from "../../src/catalog/types";
import type { DescribedPart } from "./described-part";
import type { Example } from "./examples";

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
