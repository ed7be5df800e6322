"use client";

import { startTransition, useEffect, useState } from "react";
import { knownValue } from "../../lib/known-value";
import { type CodeValue, fillIn } from "./fill-in";
import { type CodeLang, codeLangs } from "./languages";
import { type CodeLine, layOut, type Piece, splitLines } from "./pieces";

interface DrawnCode {
  /** The code with its values, as copied. */
  text: string;
  lines: Piece[][];
  /** Whether highlighting has finished or isn't needed. */
  highlighted: boolean;
}

/** The code to render: plain first, highlighted when the highlighter has finished. */
export function useCode(
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
