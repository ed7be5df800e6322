"use client";

import { memo, useState } from "react";
import { fillText } from "../../lib/fill-text";
import { DropDown } from "./drop-down";
import { pageNumbers } from "./page-numbers";
import { usePagination } from "./pagination-context";

/** With more pages than this, the options are rendered only when the user is about to open the list. */
const LONG = 100;

/**
 * A list of all pages. Until it is focused or hovered, a long list has an option only for the current page, whose value
 * is visible.
 */
export function PageList() {
  const { page, pages, labels, numbers, goTo } = usePagination("Pagination.Controls");
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <DropDown
      data-slot="pagination-list"
      aria-label={fillText(labels.page, { pages: numbers.format(pages) })}
      disabled={pages === 1}
      value={page}
      onChange={(event) => goTo(Number(event.target.value))}
      // Each of these events fires before the list opens and before a key changes the value.
      onPointerEnter={want}
      onPointerDown={want}
      onFocus={want}
    >
      {isWanted || pages <= LONG ? (
        <PageOptions pages={pages} locale={labels.locale} />
      ) : (
        <option value={page}>{numbers.format(page)}</option>
      )}
    </DropDown>
  );
}

interface PageOptionsProps {
  pages: number;
  locale: string;
}

/** Memoized, so that a new selection doesn't render the options again. */
const PageOptions = memo(function PageOptions({ pages, locale }: PageOptionsProps) {
  const { format } = pageNumbers(locale);
  return Array.from({ length: pages }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
    <option key={index} value={index + 1}>
      {format(index + 1)}
    </option>
  ));
});
