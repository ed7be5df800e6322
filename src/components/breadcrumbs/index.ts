import {
  BreadcrumbsClipboard,
  BreadcrumbsCurrent,
  BreadcrumbsLink,
  Breadcrumbs as BreadcrumbsRoot,
  BreadcrumbsSeparator,
} from "./breadcrumbs";

export const Breadcrumbs = Object.assign(BreadcrumbsRoot, {
  Link: BreadcrumbsLink,
  Current: BreadcrumbsCurrent,
  Separator: BreadcrumbsSeparator,
  Clipboard: BreadcrumbsClipboard,
});

export type { BreadcrumbsProps } from "./breadcrumbs";
export {
  BreadcrumbsClipboard,
  type BreadcrumbsClipboardProps,
  BreadcrumbsCurrent,
  type BreadcrumbsCurrentProps,
  BreadcrumbsLink,
  type BreadcrumbsLinkProps,
  BreadcrumbsSeparator,
  type BreadcrumbsSeparatorProps,
} from "./breadcrumbs";
