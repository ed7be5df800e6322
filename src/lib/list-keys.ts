"use client";

import { useRef } from "react";
import { textFolder } from "./fold-text";

/** The rows of a list, rendered or not, for keyboard navigation. */
export interface ListRows {
  count: number;
  text(index: number): string;
  isDisabled(index: number): boolean;
}

/** The distance that each key moves, in rows. */
const distances: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Returns the row that a key moves to. It skips disabled rows and stops at the ends.
 *
 * @param from The current row, or -1.
 * @returns -1 if all rows are disabled, and undefined if the key doesn't move.
 */
export function rowByKey(key: string, from: number, rows: ListRows): number | undefined {
  const distance = distances[key];
  if (distance === undefined) return undefined;
  const start = from < 0 && distance < 0 ? rows.count : from;
  const target = Math.max(0, Math.min(rows.count - 1, start + distance));
  // From either end, the search can only go toward the other.
  const ahead = Number.isFinite(distance) ? Math.sign(distance) : -Math.sign(distance);
  const found = enabledRow(target, ahead, rows);
  return found < 0 ? enabledRow(target, -ahead, rows) : found;
}

function enabledRow(from: number, direction: number, rows: ListRows): number {
  for (let row = from; row >= 0 && row < rows.count; row += direction) {
    if (!rows.isDisabled(row)) return row;
  }
  return -1;
}

/** Whether a key types a character. */
export function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

/** The maximum time between two characters of one query, in ms. */
export const PAUSE = 500;

/** Typeahead: finds the row that starts with the typed text. */
export function useTypeahead(locale: string) {
  const typed = useRef({ text: "", at: 0 });
  /** Whether the next character continues the query. A space then belongs to it. */
  const isTyping = () => Date.now() - typed.current.at < PAUSE;
  /** Adds a character to the query. Returns the row's index, or -1 if no row matches. */
  const find = (key: string, from: number, rows: ListRows) => {
    const text = isTyping() ? typed.current.text + key : key;
    typed.current = { text, at: Date.now() };
    return rowByText(text, from, rows, textFolder(locale));
  };
  return { isTyping, find };
}

/**
 * The next row that starts with the typed text. It wraps around the list. Repeating one letter moves through
 * all rows that start with it.
 *
 * @param fold Normalizes a text, so that texts that differ only in case, accents or width are equal.
 * @returns The row's index, or -1 if no row matches.
 */
export function rowByText(
  typed: string,
  from: number,
  rows: ListRows,
  fold: (text: string) => string,
): number {
  const letters = [...typed];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const query = fold(isRepeated ? (letters[0] ?? "") : typed);
  const start = isRepeated ? from + 1 : Math.max(0, from);
  for (let away = 0; away < rows.count; away++) {
    const row = (start + away) % rows.count;
    if (!rows.isDisabled(row) && fold(rows.text(row)).startsWith(query)) return row;
  }
  return -1;
}
