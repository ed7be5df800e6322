// Loaded on demand, with all that it imports: nothing but a dynamic import may name this module.
import { createJavaScriptRegexEngine, defaultJavaScriptRegexConstructor } from "@shikijs/engine-javascript";
import {
  codeToTokensBase,
  createShikiPrimitive,
  getLastGrammarState,
  type LanguageRegistration,
  type ThemedToken,
} from "@shikijs/primitive";
import { grammarTheme } from "./grammar-theme";
import type { CodeLang } from "./languages";
import type { CodeLine, CodeRole } from "./pieces";

/** How long the page may wait for a slice of the work, in ms. */
const SLICE = 8;
/** Longer lines stay plain: they are minified or data, and cannot be cut into slices. */
const LONGEST_LINE = 5000;

type Grammar = Promise<{ default: LanguageRegistration[] }>;

const grammars: Record<Exclude<CodeLang, "text">, () => Grammar> = {
  ts: () => import("@shikijs/langs/typescript"),
  tsx: () => import("@shikijs/langs/tsx"),
  js: () => import("@shikijs/langs/javascript"),
  jsx: () => import("@shikijs/langs/jsx"),
  json: () => import("@shikijs/langs/json"),
  jsonc: () => import("@shikijs/langs/jsonc"),
  css: () => import("@shikijs/langs/css"),
  html: () => import("@shikijs/langs/html"),
  bash: () => import("@shikijs/langs/bash"),
  yaml: () => import("@shikijs/langs/yaml"),
  toml: () => import("@shikijs/langs/toml"),
  md: () => import("@shikijs/langs/markdown"),
  diff: () => import("@shikijs/langs/diff"),
  python: () => import("@shikijs/langs/python"),
};

/** Thrown through the tokenizer when a slice is over; the line is begun anew in the next one. */
const sliceIsOver = new Error("The slice of time is over.");
const expressions = new Map<string, RegExp>();
let sliceEnds = 0;
let madeInThisTry = 0;

/**
 * Makes an expression of a grammar. These cost far more than the search itself, and a first line asks for hundreds;
 * so they are kept, and a try that has made one at least may be broken off.
 */
function expression(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  if (madeInThisTry > 0 && performance.now() > sliceEnds) throw sliceIsOver;
  madeInThisTry++;
  const made = compile(pattern);
  expressions.set(pattern, made);
  return made;
}

/**
 * WebKit looks for an optional part that begins with `^`, and for what follows it, at the start of the line only. The
 * comments of most grammars are written so. There `^` is written as a look back, which takes longer to search.
 */
const compileOptions = /(?:^a)?b/.test("cb")
  ? undefined
  : {
      rules: {
        allowOrphanBackrefs: true,
        asciiWordBoundaries: true,
        captureGroup: true,
        recursionLimit: 5,
        singleline: false,
      },
    };

/** A pattern that JavaScript cannot express never matches, and costs its own colour only. */
function compile(pattern: string): RegExp {
  try {
    return defaultJavaScriptRegexConstructor(pattern, compileOptions);
  } catch {
    return /(?!)/dg;
  }
}

const shiki = createShikiPrimitive({
  themes: [grammarTheme],
  langs: [],
  engine: createJavaScriptRegexEngine({ cache: null, regexConstructor: expression }),
});

/**
 * Finds out what each piece of the code is, in small slices of idle time.
 *
 * @throws When the grammar cannot be loaded, or when the signal ends the work.
 */
export async function highlight(
  code: readonly string[],
  lang: Exclude<CodeLang, "text">,
  signal: AbortSignal,
): Promise<CodeLine[]> {
  const registrations = (await grammars[lang]()).default;
  signal.throwIfAborted();
  const name = registrations.at(-1)?.name ?? lang;
  if (!shiki.getLoadedLanguages().includes(name)) shiki.loadLanguageSync(registrations);

  const lines: CodeLine[] = [];
  let before: ThemedToken[][] | undefined;
  while (lines.length < code.length) {
    if (performance.now() >= sliceEnds) {
      await idle();
      signal.throwIfAborted();
      sliceEnds = performance.now() + SLICE;
    }
    const tokens = tokenize(code[lines.length] ?? "", name, before);
    if (!tokens) continue;
    before = tokens;
    lines.push((tokens[0] ?? []).map(toToken));
  }
  return lines;
}

/** The tokens of a line after another; none when the slice is over before it is done. */
function tokenize(line: string, lang: string, before: ThemedToken[][] | undefined) {
  madeInThisTry = 0;
  const grammarState = before && getLastGrammarState(shiki, before);
  try {
    return codeToTokensBase(shiki, line, { lang, grammarState, tokenizeMaxLineLength: LONGEST_LINE });
  } catch (error) {
    if (error !== sliceIsOver) throw error;
  }
}

function toToken({ content, color }: ThemedToken): CodeLine[number] {
  return color && color !== "plain" ? [content, color as CodeRole] : [content];
}

/** Resolves when the browser has nothing better to do; Safari is asked in a task of its own. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve);
  });
}
