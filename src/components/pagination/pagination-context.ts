import type { paginationLabels } from "../../i18n/labels";
import { createStrictContext } from "../../lib/create-strict-context";
import type { PageNumbers } from "./page-numbers";
import type { PaginationFacts } from "./pagination-info";
import type { Pages } from "./read-pages";

interface PaginationContext extends Pages {
  controls: "full" | "simple";
  labels: typeof paginationLabels;
  numbers: PageNumbers;
  /** What Info shows where it has no content of its own. */
  summary: React.ReactNode;
  facts: PaginationFacts;
  /** Asks for the page that is nearest to a whole number; for the one that is shown already, it asks nothing. */
  goTo(page: number): void;
}

export const [PaginationProvider, usePagination] = createStrictContext<PaginationContext>("Pagination");
