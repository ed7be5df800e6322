import {
  PaginationControls,
  PaginationInfo,
  PaginationPageSize,
  Pagination as PaginationRoot,
  PaginationSeparator,
} from "./pagination";

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
