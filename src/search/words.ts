import { stemmer } from "stemmer";
import groups from "./synonyms.json" with { type: "json" };

/**
 * Words that mean the same in a user interface, one group per line. Other names of one component are aliases in the
 * catalog. These groups are about actions, appearance, content and states, and names in other systems.
 */
const synonyms = new Map<string, Set<string>>();
for (const line of groups) {
  const group = line.split(", ");
  for (const word of group) {
    const known = synonyms.get(stemmer(word)) ?? new Set();
    for (const other of group) if (other !== word) known.add(other);
    synonyms.set(stemmer(word), known);
  }
}

/** Other words for a word. */
export function synonymsOf(word: string): string[] {
  return [...(synonyms.get(stemmer(word)) ?? [])];
}

const stopWords = new Set(
  "a an and are as at be by can could do does for from get give have how i if in into instead is it its like look make me my need of one or should so some that the their them there these this to use using want was way what when where which while who why will with without you your".split(
    " ",
  ),
);

/** Whether a word says nothing about the subject of a question. */
export const isStopWord = (word: string) => stopWords.has(word);
