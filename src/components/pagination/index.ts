import {
  PaginationControls,
  PaginationInfo,
  PaginationPageSize,
  PaginationRoot,
  PaginationSeparator,
} from "./pagination";

/**
 * Page navigation for a list, with a summary of the visible items. Controlled: pass `page` and `setPage`.
 *
 * @category Navigation
 * @alias pager, paginator, page numbers
 * @since 0.1.0
 */
export const Pagination = Object.assign(PaginationRoot, {
  Info: PaginationInfo,
  PageSize: PaginationPageSize,
  Controls: PaginationControls,
  Separator: PaginationSeparator,
});

export type { PaginationFacts, PaginationProps, PaginationText } from "./pagination";
export {
  PaginationControls,
  type PaginationControlsProps,
  PaginationInfo,
  type PaginationInfoProps,
  PaginationPageSize,
  type PaginationPageSizeProps,
  PaginationSeparator,
  type PaginationSeparatorProps,
} from "./pagination";
