import { createJavaScriptRegexEngine, defaultJavaScriptRegexConstructor } from "@shikijs/engine-javascript";
import {
  codeToTokensBase,
  createShikiPrimitive,
  getLastGrammarState,
  type LanguageRegistration,
  type ThemedToken,
  type ThemeRegistration,
} from "@shikijs/primitive";
import type { CodeLang, CodeLine, CodeRole } from "./pieces";

// Loaded on demand with everything that it imports, so only a dynamic import may name this module.

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

/**
 * The role for each grammar scope, instead of a color, because colors are Kerf's tokens. A longer or more deeply
 * nested scope takes precedence. Unlisted scopes are plain.
 */
const scopes: Record<CodeRole, string[]> = {
  comment: ["comment", "punctuation.definition.comment"],
  keyword: [
    "keyword",
    "storage",
    "variable.language",
    "punctuation.definition.keyword",
    "entity.other.document",
    "markup.bold",
    "markup.italic",
  ],
  string: ["string", "markup.inline.raw", "markup.fenced_code", "constant.character.escape"],
  number: ["constant.numeric", "constant.language", "constant.other", "keyword.other.unit", "string.regexp"],
  function: [
    "entity.name.function",
    "support.function",
    "entity.name.tag",
    "punctuation.definition.tag",
    "entity.name.section",
    "markup.heading",
    "meta.diff",
  ],
  type: ["entity.name.type", "entity.other.inherited-class", "support.type", "support.class"],
  property: [
    "entity.other.attribute-name",
    "support.type.property-name",
    "meta.object-literal.key",
    "variable.css",
    "markup.underline.link",
  ],
  inserted: ["markup.inserted"],
  deleted: ["markup.deleted"],
};

/** Scopes that are plain even in a colored scope, such as code in a string or arguments of a command. */
const plain = [
  "meta.embedded",
  "meta.template.expression",
  "keyword.operator",
  "punctuation.definition.template-expression",
  "string.unquoted.argument",
  "string.unquoted.plain",
  "variable.other.normal.shell",
];
/** Operators that are words, such as `new`. They are colored as keywords. */
const words = [
  "keyword.operator.new",
  "keyword.operator.expression",
  "keyword.operator.logical.python",
  "keyword.operator.word",
];

/** The theme that makes the tokenizer return roles. */
const grammarTheme: ThemeRegistration = {
  name: "kerf",
  fg: "plain",
  bg: "plain",
  settings: [
    { settings: { foreground: "plain" } },
    ...Object.entries(scopes).map(([role, scope]) => ({ scope, settings: { foreground: role } })),
    { scope: plain, settings: { foreground: "plain" } },
    { scope: words, settings: { foreground: "keyword" } },
  ],
};

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
