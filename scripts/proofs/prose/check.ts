import type { Nodes, Parents, Sentence } from "nlcst";
import retextEnglish from "retext-english";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import { unified } from "unified";
import { VFile } from "vfile";
import { banned } from "./banned";
import type { Spelling } from "./spelling";
import { isCode, type Text, withoutCode } from "./text";

export type Rule = "length" | "wording" | "article" | "repeated" | "spelling";

export interface Finding {
  file: string;
  line: number;
  rule: Rule;
  /** Whether it fails the check, or only warns. */
  fails: boolean;
  /** The words that break the rule. */
  found: string;
  instead: string;
}

const WARN_WORDS = 25;
const MAX_WORDS = 30;

const parser = unified().use(retextEnglish).freeze();
const patterns = banned.map((each) => ({ ...each, pattern: new RegExp(each.pattern, "i") }));
const plugins = unified().use(retextIndefiniteArticle).use(retextRepeatedWords).freeze();

/** The problems of a text, in reading order. */
export function check({ file, line, text: written }: Text, words: Spelling): Finding[] {
  const text = withoutCode(written);
  const findings: { at: number; finding: Finding }[] = [];
  const add = (at: number, rule: Rule, found: string, instead: string, fails = true) => {
    const lines = text.slice(0, at).split("\n").length - 1;
    findings.push({ at, finding: { file, line: line + lines, rule, fails, found, instead } });
  };
  const tree = parser.parse(text);

  for (const sentence of sentences(tree)) {
    const start = sentence.position?.start.offset ?? 0;
    const end = sentence.position?.end.offset;
    const own = text.slice(start, end).replaceAll("\n", " ");
    const length = sentence.children.filter(({ type }) => type === "WordNode").length;
    if (length > WARN_WORDS)
      add(
        start,
        "length",
        `${length} words: ${written.slice(start, end).replaceAll("\n", " ")}`,
        "Two sentences.",
        length > MAX_WORDS,
      );
    for (const { pattern, instead } of patterns) {
      const match = pattern.exec(own);
      if (match) add(start + match.index, "wording", match[0].trim().slice(0, 60), instead);
    }
  }

  const vfile = new VFile(text);
  plugins.runSync(tree, vfile);
  for (const { place, source, actual = "", expected } of vfile.messages) {
    const at = place && ("start" in place ? place.start : place).offset;
    // "a" or "an" before code depends on how people pronounce the code.
    const next = /^\S+\s+(\S*)/.exec(text.slice(at))?.[1] ?? "";
    if (isCode(actual) || isCode(next)) continue;
    if (source === "retext-repeated-words") add(at ?? 0, "repeated", actual, expected?.[0] ?? "Remove one.");
    else add(at ?? 0, "article", `${actual} ${next}`, `${expected?.[0]} ${next}`);
  }

  for (const match of text.matchAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]\p{Script=Latin}+)*/gu)) {
    const word = match[0].replaceAll("’", "'").replace(/'s$|'$/, "");
    if (word.length < 3 || isCode(word) || words.knows(word)) continue;
    add(match.index, "spelling", match[0], words.suggest(word).join(", ") || "a word of the dictionary");
  }
  return findings.sort((a, b) => a.at - b.at).map(({ finding }) => finding);
}

function* sentences(node: Nodes): Generator<Sentence> {
  if (node.type === "SentenceNode") yield node;
  else if ("children" in node) for (const child of (node as Parents).children) yield* sentences(child);
}
