import { PaginationRoot } from "./pagination";
import { PaginationControls } from "./pagination-controls";
import { PaginationInfo } from "./pagination-info";
import { PaginationPageSize } from "./pagination-page-size";
import { PaginationSeparator } from "./pagination-separator";

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

export type { PaginationProps, PaginationText } from "./pagination";
export type { PaginationFacts } from "./pagination-context";
export { PaginationControls, type PaginationControlsProps } from "./pagination-controls";
export { PaginationInfo, type PaginationInfoProps } from "./pagination-info";
export { PaginationPageSize, type PaginationPageSizeProps } from "./pagination-page-size";
export { PaginationSeparator, type PaginationSeparatorProps } from "./pagination-separator";
