import { readFileSync } from "node:fs";
import { finalizeSettings, getDefaultBundledSettingsAsync, getDictionary, mergeSettings } from "cspell-lib";
import type { Text } from "./texts";

export interface Finding {
  file: string;
  line: number;
  rule: "length" | "wording" | "spelling";
  /** The words that break the rule. */
  found: string;
  instead: string;
}

const MAX_WORDS = 30;

/** The words and constructions to avoid: a pattern, what to write instead, and a sentence that it finds. */
export const wordList = linesOf("word-list.txt").map((line) => {
  const [pattern = "", instead = "", example = ""] = line.split(" → ");
  return { pattern: new RegExp(pattern, "i"), instead, example };
});

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });
const dictionary = await getDictionary(
  finalizeSettings(
    mergeSettings(await getDefaultBundledSettingsAsync(), {
      language: "en-US",
      dictionaries:
        "en_us softwareTerms web-services computing-acronyms typescript node npm html css companies".split(
          " ",
        ),
      words: linesOf("dictionary.txt"),
    }),
  ),
);
const known = new Map<string, boolean>();

/** The problems of a text, in reading order. */
export function check({ file, line, text: written }: Text): Finding[] {
  const text = withoutCode(written);
  const findings: (Finding & { at: number })[] = [];
  const add = (at: number, rule: Finding["rule"], found: string, instead: string) => {
    const lines = text.slice(0, at).split("\n").length - 1;
    findings.push({ at, file, line: line + lines, rule, found, instead });
  };

  for (const { index: start, segment } of sentences.segment(text.replaceAll("\n", " "))) {
    const length = [...words.segment(segment)].filter(({ isWordLike }) => isWordLike).length;
    if (length > MAX_WORDS) {
      const sentence = written
        .slice(start, start + segment.length)
        .replaceAll("\n", " ")
        .trim();
      add(start, "length", `${length} words: ${sentence}`, "Two sentences.");
    }
    for (const { pattern, instead } of wordList) {
      const match = pattern.exec(segment.trimEnd());
      if (match) add(start + match.index, "wording", match[0].trim().slice(0, 60), instead);
    }
  }

  for (const match of text.matchAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]\p{Script=Latin}+)*/gu)) {
    const word = match[0].replaceAll("’", "'").replace(/'s$|'$/, "");
    if (word.length < 3 || isCode(word)) continue;
    if (!known.has(word)) known.set(word, dictionary.has(word, { ignoreCase: true }));
    if (known.get(word)) continue;
    const suggested = dictionary.suggest(word, { numSuggestions: 3 }).map((each) => each.word);
    add(match.index, "spelling", match[0], suggested.join(", ") || "a word of the dictionary");
  }
  return findings.sort((a, b) => a.at - b.at);
}

/** The letter that replaces each character of code, so that a parser reads a word. Kerf's texts don't use it. */
const CODE = "č";

const isCode = (word: string) => word.toLowerCase().includes(CODE);

/** Markdown's code, JSDoc's links, URLs, elements and names of packages. */
const markup =
  /`[^`]+`|\{@link [^}]+\}|https?:\/\/[^\s)]+|<\/?[A-Za-z][^<>]*>|(?<![\w.])@[\w/-]+(?:\.[\w/-]+)*/g;

/** Paths, calls, options, custom properties, and names with capitals, dots or underscores inside. */
const names =
  /(?<![\w'’-])(?:--?[a-z][\w-]*|[\w$]+\([^)\s]*\)|[\w.@-]*\/[\w./*-]+|[\w$-]*[a-z_$\d][A-Z_$.][\w$.-]*\w|\w+_\w+|\.[a-z][\w-]*|#\w+)(?![\w'’])/g;

/** Replaces each piece of code by one capitalized word of the same length, which can begin a sentence. */
function withoutCode(text: string): string {
  const mark = (code: string) => CODE.toUpperCase() + CODE.repeat(code.length - 1);
  return text.replace(markup, mark).replace(names, mark);
}

/** The lines of a file beside this module, without comments. */
function linesOf(name: string): string[] {
  const lines = readFileSync(new URL(name, import.meta.url), "utf8").split("\n");
  return lines.filter((line) => line && !line.startsWith("#"));
}
