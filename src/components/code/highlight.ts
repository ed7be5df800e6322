// Loaded on demand with everything that it imports, so only a dynamic import may name this module.
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

/** The maximum duration of a slice of work, in ms. */
const SLICE = 8;
/** Longer lines stay plain. They are minified code or data, and can't be divided into slices. */
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

/** Thrown through the tokenizer when a slice ends. The next slice starts the line again. */
const sliceIsOver = new Error("The time slice is over.");
const expressions = new Map<string, RegExp>();
let sliceEnds = 0;
let madeInThisTry = 0;

/**
 * Compiles and caches a grammar's regular expression. Compiling takes far longer than searching, and the
 * first line needs hundreds of expressions. Each attempt compiles at least one before the end of the slice
 * can interrupt it.
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
 * WebKit tests an optional part that begins with `^`, and what follows it, only at the start of the line. Most
 * grammars match comments that way. In those patterns, `^` is replaced with a lookbehind, which is slower.
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

/** Compiles a pattern. If JavaScript doesn't support it, it never matches, and only its color is missing. */
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
 * Tokenizes the code in short slices of idle time.
 *
 * @throws If the grammar can't be loaded, or if the signal aborts.
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

/** The tokens of a line, continuing from the tokens before it. Undefined if the slice ends first. */
function tokenize(line: string, lang: string, before: ThemedToken[][] | undefined) {
  madeInThisTry = 0;
  const grammarState = before && getLastGrammarState(shiki, before);
  try {
    return codeToTokensBase(shiki, line, {
      lang,
      grammarState,
      tokenizeMaxLineLength: LONGEST_LINE,
      // By default, a line is cut short after 500 ms, which led to wrong colors on a busy machine.
      tokenizeTimeLimit: 0,
    });
  } catch (error) {
    if (error !== sliceIsOver) throw error;
  }
}

function toToken({ content, color }: ThemedToken): CodeLine[number] {
  return color && color !== "plain" ? [content, color as CodeRole] : [content];
}

/** Resolves when the browser is idle. In Safari, it resolves in a new task. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve);
  });
}
