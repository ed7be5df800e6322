"use client";

import { startTransition, useEffect, useState } from "react";
import type { CodeLang } from "./languages";
import type { CodeLine } from "./tokens";

interface Highlighted {
  code: string;
  lang: CodeLang;
  lines: CodeLine[];
}

/**
 * The lines of the code in their coloured pieces, once the highlighter and the grammar are loaded and have done their
 * work; until then, and where that fails, nothing: plain text stands in.
 */
export function useHighlight(code: string, lines: readonly string[], lang: CodeLang): CodeLine[] | undefined {
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
