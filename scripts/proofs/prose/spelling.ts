import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { finalizeSettings, getDefaultBundledSettingsAsync, getDictionary, mergeSettings } from "cspell-lib";

/** The file of names and terms that cspell's dictionaries lack, one per line. */
const namesFile = fileURLToPath(new URL("names.txt", import.meta.url));

export interface Spelling {
  knows(word: string): boolean;
  suggest(word: string): string[];
}

/** Creates a spell checker for American English, software terms, and the names of this project. */
export async function spelling(): Promise<Spelling> {
  const names = readFileSync(namesFile, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const settings = finalizeSettings(
    mergeSettings(await getDefaultBundledSettingsAsync(), {
      language: "en-US",
      dictionaries: [
        "en_us",
        "softwareTerms",
        "web-services",
        "computing-acronyms",
        "typescript",
        "node",
        "npm",
        "html",
        "css",
        "companies",
      ],
      words: names,
    }),
  );
  const dictionary = await getDictionary(settings);
  const known = new Map<string, boolean>();
  const suggested = new Map<string, string[]>();
  return {
    knows(word) {
      const isKnown = known.get(word) ?? dictionary.has(word, { ignoreCase: true });
      known.set(word, isKnown);
      return isKnown;
    },
    // Slow: about 40 ms per word.
    suggest(word) {
      const words =
        suggested.get(word) ?? dictionary.suggest(word, { numSuggestions: 3 }).map((each) => each.word);
      suggested.set(word, words);
      return words;
    },
  };
}
