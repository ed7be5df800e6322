import type { paginationLabels } from "../../i18n/labels";
import { createStrictContext } from "../../lib/create-strict-context";
import type { PageNumbers } from "./page-numbers";
import type { Pages } from "./read-pages";

/** The values available to a summary. */
export interface PaginationFacts {
  /** The current page, counted from 1. */
  page: number;
  /** The number of items on a page, if known. */
  perPage?: number;
  /** The total number of items, if known. */
  totalCount?: number;
  /**
   * The visible items, as formatted for the locale: "26–50". It is "0" if there are no items, and empty if the range is
   * unknown.
   */
  pageShowingRange: string;
}

interface PaginationContext extends Pages {
  controls: "full" | "simple";
  labels: typeof paginationLabels;
  numbers: PageNumbers;
  /** The default content of Info. */
  summary: React.ReactNode;
  facts: PaginationFacts;
  /** Requests the existing page that is nearest to a whole number, unless it is already the current page. */
  goTo(page: number): void;
}

export const [PaginationProvider, usePagination] = createStrictContext<PaginationContext>("Pagination");
