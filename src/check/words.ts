import { fold } from "../catalog/did-you-mean";
import { entriesOf } from "../catalog/find";
import type { Catalog } from "../catalog/types";
import { allAttributes } from "./attributes";
import { otherComponents, otherProps, otherValues } from "./other-libraries";

const known = new WeakMap<Catalog, Set<string>>();

/** Whether a folded word is a name or value in the catalog, in HTML or in another library. Such a word isn't a misspelling. */
export function isWordIn(catalog: Catalog): (folded: string) => boolean {
  let words = known.get(catalog);
  if (!words) {
    const others = [otherComponents, otherProps, otherValues, ...Object.values(otherValues)].flatMap(
      Object.keys,
    );
    words = new Set([...wordsOf(catalog), ...allAttributes, ...others].map(fold));
    known.set(catalog, words);
  }
  return (folded) => words.has(folded);
}

function wordsOf(catalog: Catalog): string[] {
  return entriesOf(catalog).flatMap(({ component, part }) => {
    const { name, props } = part ?? component;
    return [name, ...Object.entries(props).flatMap(([prop, { values = [] }]) => [prop, ...values])];
  });
}
