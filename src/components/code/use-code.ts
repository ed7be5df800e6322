"use client";

import { knownValue } from "../../lib/known-value";
import { type CodeValue, fillIn } from "./fill-in";
import { type CodeLang, codeLangs } from "./languages";
import { layOut, type Piece, splitLines } from "./pieces";
import { useHighlight } from "./use-highlight";

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
