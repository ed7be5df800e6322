"use client";

import { type KeyboardEvent, useState } from "react";
import { fillText } from "../../lib/fill-text";
import { paginationRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

const slots = paginationRecipe();

/**
 * An input for the page number. Enter and blur commit a whole number, and Escape restores the current page.
 * Other text is discarded.
 */
export function PageInput() {
  const { page, pages, labels, numbers, goTo } = usePagination("Pagination.Controls");
  // The typed text, and the page at which typing began. If the page then changes elsewhere, the new page
  // replaces the text.
  const [draft, setDraft] = useState<{ text: string; page: number }>();
  const text = draft?.page === page ? draft.text : undefined;

  function commit() {
    setDraft(undefined);
    const typed = text === undefined ? undefined : numbers.parse(text);
    if (typed !== undefined) goTo(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Input methods use these keys to confirm their own text.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // Enter must not submit a surrounding form.
      event.preventDefault();
      commit();
    } else if (event.key === "Escape" && text !== undefined) {
      // Escape only restores the text. A surrounding dialog stays open.
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
