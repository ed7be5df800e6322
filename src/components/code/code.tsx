"use client";

import { type ComponentProps, Fragment, startTransition, useEffect, useRef, useState } from "react";
import { type CodeLabels, codeLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { useClipboard } from "../../lib/use-clipboard";
import { useOverflow } from "../../lib/use-overflow";
import { CopyButton } from "../clipboard-text";
import { codeBlockRecipe, codeLineRecipe, codeRecipe, codeTokenRecipe } from "./code.recipe";
import {
  type CodeLang,
  type CodeLine,
  type CodeValue,
  codeLangs,
  fillIn,
  layOut,
  type Piece,
  splitLines,
} from "./pieces";

/** The content of code, in text or in a block. */
interface CodeContent {
  /**
   * The language to highlight. Its grammar loads on first use; until then, the code shows without colors.
   * @default "text"
   */
  lang?: CodeLang;
  /** The code. A trailing line break isn't shown. */
  code: string;
  /** Values for `{{name}}` in the code, by name. A name without a value stays as it is. */
  values?: Readonly<Record<string, CodeValue>>;
}

export interface CodeProps
  extends StyleProps,
    Omit<ComponentProps<"code">, "children" | "lang">,
    CodeContent {}

/**
 * Syntax-highlighted code. It shows as plain text first, in the same place and size. The highlighter and the grammar
 * load when needed and run while the browser is idle. Code is only the text; Code.Block adds a panel with line
 * numbers and a copy button.
 *
 * @category Display
 * @alias syntax highlighting, pre, snippet, source
 * @since 0.1.0
 */
export function Code({ lang, code, values, className, ...rest }: CodeProps) {
  const { lines, highlighted } = useCode(code, lang, values);
  return (
    <code
      data-slot="code"
      data-highlighted={highlighted || undefined}
      dir="ltr"
      translate="no"
      className={codeRecipe({ className })}
      {...rest}
    >
      {lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
        <Fragment key={index}>
          {index > 0 && "\n"}
          <CodePieces pieces={pieces} />
        </Fragment>
      ))}
    </code>
  );
}

export interface CodeBlockProps
  extends LabelsProps<CodeLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "children" | "lang">,
    CodeContent {
  /** Whether to number the lines. By default, code with two or more lines is numbered. */
  lineNumbers?: boolean;
  /** The lines to highlight, counted from 1. */
  highlightedLines?: readonly number[];
}

const slots = codeBlockRecipe();

/**
 * Code in a panel with a copy button. Long lines scroll inside it, also with the keyboard. Code and panel run from
 * left to right in every language, so the button is never at the start of the lines.
 */
export function CodeBlock({
  lang,
  code,
  values,
  lineNumbers,
  highlightedLines,
  labels,
  className,
  ...rest
}: CodeBlockProps) {
  const { text, lines, highlighted } = useCode(code, lang, values);
  const [state, copy] = useClipboard();
  const words = useLabels("code", codeLabels, labels);
  const scroller = useRef<HTMLPreElement>(null);
  const scrolls = useOverflow(scroller);
  const outcome = { idle: "", copied: words.copied, failed: words.failed }[state];
  return (
    <div
      data-slot="code-block"
      data-highlighted={highlighted || undefined}
      dir="ltr"
      className={slots.base({ className })}
      {...rest}
    >
      <pre
        data-slot="code-block-scroller"
        ref={scroller}
        translate="no"
        className={slots.scroller()}
        {...(scrolls && { role: "region", "aria-label": words.code, tabIndex: 0 })}
      >
        <code data-slot="code-block-code" className={slots.code()}>
          <CodeLines
            lines={lines}
            numbered={lineNumbers ?? lines.length > 1}
            highlighted={highlightedLines}
          />
        </code>
      </pre>
      <CopyButton
        part="code-block"
        state={state}
        name={words.copyAction}
        tip={outcome || words.copyAction}
        side={undefined}
        slots={slots}
        onCopy={() => copy(text)}
      />
      {/* Always rendered: screen readers don't announce a live region that is added with its text. */}
      <span data-slot="code-block-status" role="status" className="k:sr-only">
        {outcome}
      </span>
    </div>
  );
}

interface CodeLinesProps {
  lines: Piece[][];
  numbered: boolean;
  /** The numbers of lines, from 1. */
  highlighted: readonly number[] | undefined;
}

/**
 * The lines of a block. Each contains its own line break, so that a selection of several lines contains the breaks.
 */
function CodeLines({ lines, numbered, highlighted }: CodeLinesProps) {
  const digits = numbered ? digitsOf(lines.length) : 0;
  return lines.map((pieces, index) => {
    const on = highlighted?.includes(index + 1);
    const Line = on ? "mark" : "span";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
      <Line key={index} data-slot="code-line" className={codeLineRecipe({ highlighted: on, digits })}>
        <CodePieces pieces={pieces} />
        {index < lines.length - 1 && "\n"}
      </Line>
    );
  });
}

function digitsOf(lines: number): 2 | 3 | 4 | 5 {
  if (lines < 100) return 2;
  if (lines < 1000) return 3;
  return lines < 10_000 ? 4 : 5;
}

const tokenSlots = codeTokenRecipe();

/**
 * Renders the pieces of a line as text. Pieces that only have a color have no `data-slot`, because there are
 * thousands of them.
 */
function CodePieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, role, marked }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces are identified only by their position
    if (marked) {
      return (
        <mark key={index} data-slot="code-value" className={tokenSlots.value()}>
          {text}
        </mark>
      );
    }
    if (!role) return text;
    return (
      <span key={index} className={tokenSlots[role]()}>
        {text}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}

interface DrawnCode {
  /** The code with its values, as copied. */
  text: string;
  lines: Piece[][];
  /** Whether highlighting has finished or isn't needed. */
  highlighted: boolean;
}

/** The code to render: plain first, highlighted when the highlighter has finished. */
function useCode(
  code: string,
  lang: CodeLang | undefined,
  values: Readonly<Record<string, CodeValue>> | undefined,
): DrawnCode {
  const known = knownValue("Code.lang", lang, codeLangs);
  const filled = fillIn(code, values);
  const lines = splitLines(filled.text);
  const tokens = useHighlight(filled.text, lines, known);
  return {
    text: filled.text,
    lines: layOut(filled, lines, tokens),
    highlighted: tokens !== undefined || known === "text",
  };
}

interface Highlighted {
  code: string;
  lang: CodeLang;
  lines: CodeLine[];
}

/**
 * The highlighted lines of the code, once the highlighter and the grammar have loaded and finished. Until then, and
 * if that fails, undefined: plain text shows instead.
 */
function useHighlight(code: string, lines: readonly string[], lang: CodeLang): CodeLine[] | undefined {
  const [done, setDone] = useState<Highlighted>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `lines` is recreated from `code` on each render
  useEffect(() => {
    if (lang === "text") return;
    const stop = new AbortController();
    import("./highlight")
      .then(({ highlight }) => highlight(lines, lang, stop.signal))
      .then(
        (coloured) => startTransition(() => setDone({ code, lang, lines: coloured })),
        () => {}, // offline or aborted: plain text isn't an error
      );
    return () => stop.abort();
  }, [code, lang]);
  return done?.code === code && done.lang === lang ? done.lines : undefined;
}
