"use client";

import { type KeyboardEvent, useState } from "react";
import { fillText } from "../../lib/fill-text";
import { paginationRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

const slots = paginationRecipe();

/** The page as a number that can be typed. Enter and leaving it commit, Escape restores; no other text ever does. */
export function PageInput() {
  const { page, pages, labels, numbers, goTo } = usePagination("Pagination.Controls");
  // What is being typed, and at which page that began: another page from elsewhere goes before it.
  const [draft, setDraft] = useState<{ text: string; page: number }>();
  const text = draft?.page === page ? draft.text : undefined;

  function commit() {
    setDraft(undefined);
    const typed = text === undefined ? undefined : numbers.parse(text);
    if (typed !== undefined) goTo(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    // An input method confirms its own text by these keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // Not the form's, if there is one around.
      event.preventDefault();
      commit();
    } else if (event.key === "Escape" && text !== undefined) {
      // The text alone: a dialog around stays open.
      event.preventDefault();
      event.stopPropagation();
      setDraft(undefined);
    }
  }

  return (
    <input
      data-slot="pagination-input"
      aria-label={fillText(labels.page, { pages: numbers.format(pages) })}
      className={slots.input()}
      type="text"
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      disabled={pages === 1}
      value={text ?? numbers.plain(page)}
      onChange={(event) => setDraft({ text: event.target.value, page })}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
