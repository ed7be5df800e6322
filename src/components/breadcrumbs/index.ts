import {
  BreadcrumbsClipboard,
  BreadcrumbsCurrent,
  BreadcrumbsLink,
  Breadcrumbs as BreadcrumbsRoot,
  BreadcrumbsSeparator,
} from "./breadcrumbs";

/**
 * A row of links to the pages above the current one. On narrow screens, only the parent page and the current page
 * remain.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ | ARIA breadcrumb pattern}
 * @category Display
 * @alias crumbs, path, trail
 * @since 0.1.0
 */
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
