"use client";

import type { ComponentProps, ReactNode } from "react";
import { type PaginationLabels, paginationLabels } from "../../i18n/labels";
import { overrideStrings, useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { fillText } from "../../lib/fill-text";
import { knownValue } from "../../lib/known-value";
import { pageNumbers } from "./page-numbers";
import { paginationRecipe } from "./pagination.recipe";
import { type PaginationFacts, PaginationProvider } from "./pagination-context";
import { PaginationControls } from "./pagination-controls";
import { PaginationInfo } from "./pagination-info";
import { readPages } from "./read-pages";

/** The sentences of the summary, with placeholders in braces. */
export interface PaginationText {
  /** The visible items, with `{range}`, `{total}`, `{page}`, `{pages}` and `{perPage}`. */
  showing?: string;
  /** The text if there are no items. */
  empty?: string;
  /** The text if the total number of items is unknown, with `{page}`. */
  unknown?: string;
}

export interface PaginationProps extends LabelsProps<PaginationLabels>, StyleProps, ComponentProps<"nav"> {
  /**
   * Called with the requested page. It always exists, and is never the current page.
   * @param page The page to show, counted from 1.
   */
  setPage: (page: number) => void;
  /**
   * The current page, counted from 1. A value above the last page is treated as the last page.
   * @default 1
   */
  page?: number;
  /** The number of items on a page. */
  perPage?: number;
  /** The total number of items. Without it or `perPage`, only the pages up to `page` are known to exist. */
  totalCount?: number;
  /**
   * The navigation controls: only previous and next, or also first, last and any page.
   * @default "full"
   */
  controls?: "full" | "simple";
  /**
   * A custom summary: sentences with placeholders in braces, or a function that renders it.
   * @param facts The current page and the visible items.
   */
  text?: PaginationText | ((facts: PaginationFacts) => ReactNode);
  /** The parts, instead of the default summary and controls. */
  children?: ReactNode;
}

const slots = paginationRecipe();

/** Assembled and documented in index.ts. */
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
    const words = overrideStrings({ ...labels }, text);
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
    // Compared with the caller's `page`, which may be past the last page. The visible last page can then
    // still be requested.
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
