"use client";

import { startTransition, useEffect, useState } from "react";
import { knownValue } from "../../lib/known-value";
import { type CodeValue, fillIn } from "./fill-in";
import { type CodeLang, codeLangs } from "./languages";
import { type CodeLine, layOut, type Piece, splitLines } from "./pieces";

interface DrawnCode {
  /** The code with the values in place: what is copied. */
  text: string;
  lines: Piece[][];
  /** Whether the colours are there, or none are to come. */
  highlighted: boolean;
}

/** The code as it is to be drawn: plain at first, coloured when the highlighter has done its work. */
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
 * The lines of the code in their coloured pieces, once the highlighter and the grammar are loaded and have done their
 * work; until then, and where that fails, nothing: plain text stands in.
 */
function useHighlight(code: string, lines: readonly string[], lang: CodeLang): CodeLine[] | undefined {
  const [done, setDone] = useState<Highlighted>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines follow from the code, and are made anew in each render
  useEffect(() => {
    if (lang === "text") return;
    const stop = new AbortController();
    import("./highlight")
      .then(({ highlight }) => highlight(lines, lang, stop.signal))
      .then(
        (coloured) => startTransition(() => setDone({ code, lang, lines: coloured })),
        () => {}, // offline, or stopped: plain text is no error
      );
    return () => stop.abort();
  }, [code, lang]);
  return done?.code === code && done.lang === lang ? done.lines : undefined;
}
