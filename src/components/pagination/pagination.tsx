"use client";

import type { ComponentProps, ReactNode } from "react";
import { type Labels, paginationLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { fillText } from "../../lib/fill-text";
import { knownValue } from "../../lib/known-value";
import { pageNumbers } from "./page-numbers";
import { paginationRecipe } from "./pagination.recipe";
import { PaginationProvider } from "./pagination-context";
import { PaginationControls } from "./pagination-controls";
import { type PaginationFacts, PaginationInfo } from "./pagination-info";
import { readPages } from "./read-pages";

/** The sentences of the summary; names in braces stand for numbers. */
export interface PaginationText {
  /** Which items are shown, with `{range}`, `{total}`, `{page}`, `{pages}` and `{perPage}`. */
  showing?: string;
  /** Said where there are no items. */
  empty?: string;
  /** Said where the number of items is not known, with `{page}`. */
  unknown?: string;
}

export interface PaginationProps extends ComponentProps<"nav"> {
  /** Called with the page to show. It is always one that exists, and never the one that is shown. */
  setPage: (page: number) => void;
  /**
   * The page that is shown, counted from 1. One past the last counts as the last.
   * @default 1
   */
  page?: number;
  /** How many items a page holds. */
  perPage?: number;
  /** How many items there are on all pages. Without it or `perPage`, only the pages up to `page` are known to exist. */
  totalCount?: number;
  /**
   * How many ways to another page it offers.
   * @default "full"
   */
  controls?: "full" | "simple";
  /** The summary in your own words: sentences with numbers in braces, or a function that draws it. */
  text?: PaginationText | ((facts: PaginationFacts) => ReactNode);
  /** Replaces names and words of Kerf's own, and the language that numbers are written in. */
  labels?: Partial<Labels["pagination"]>;
  /** Its parts, in place of the summary and the controls. */
  children?: ReactNode;
  /** Extra CSS classes; they win over the navigation's own. */
  className?: string;
}

const slots = paginationRecipe();

/** Assembled in index.ts, where its documentation stands. */
export function PaginationRoot({
  setPage,
  page,
  perPage,
  totalCount,
  controls,
  text,
  labels: ownLabels,
  children,
  className,
  ...rest
}: PaginationProps) {
  const labels = useLabels("pagination", paginationLabels, ownLabels);
  const known = knownValue("Pagination.controls", controls, ["full", "simple"]);
  const numbers = pageNumbers(labels.locale);
  const pages = readPages({ page, perPage, totalCount });
  const isKnown = pages.totalCount !== undefined && pages.last > 0;
  const facts: PaginationFacts = {
    page: pages.page,
    perPage: pages.perPage,
    totalCount: pages.totalCount,
    pageShowingRange: isKnown || pages.totalCount === 0 ? numbers.range(pages.first, pages.last) : "",
  };

  function summary(): ReactNode {
    if (typeof text === "function") return text(facts);
    const words = { ...labels, ...text };
    const sentence = pages.totalCount === 0 ? words.empty : isKnown ? words.showing : words.unknown;
    return fillText(sentence, {
      range: facts.pageShowingRange,
      total: numbers.format(pages.totalCount ?? 0),
      page: numbers.format(pages.page),
      pages: numbers.format(pages.pages),
      perPage: numbers.format(pages.perPage ?? 0),
    });
  }

  function goTo(wanted: number) {
    const target = Math.min(Math.max(1, wanted), pages.pages);
    // By what the caller holds: one that is past the last page can be asked back to the one that shows.
    if (target !== (page ?? 1)) setPage(target);
  }

  return (
    <nav data-slot="pagination" aria-label={labels.label} className={slots.base({ className })} {...rest}>
      <PaginationProvider
        value={{ ...pages, controls: known, labels, numbers, summary: summary(), facts, goTo }}
      >
        {children ?? (
          <>
            <PaginationInfo />
            <PaginationControls />
          </>
        )}
      </PaginationProvider>
    </nav>
  );
}
