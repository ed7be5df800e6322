import { Breadcrumbs as BreadcrumbsRoot } from "./breadcrumbs";
import { BreadcrumbsClipboard } from "./breadcrumbs-clipboard";
import { BreadcrumbsCurrent, BreadcrumbsLink } from "./breadcrumbs-pages";
import { BreadcrumbsSeparator } from "./breadcrumbs-separator";

/**
 * Shows where a page stands among the others, and leads to those above it. On narrow screens only its parent and the
 * page itself remain.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ | ARIA breadcrumb pattern}
 * @category Display
 * @alias crumbs, path, trail
 */
export const Breadcrumbs = Object.assign(BreadcrumbsRoot, {
  Link: BreadcrumbsLink,
  Current: BreadcrumbsCurrent,
  Separator: BreadcrumbsSeparator,
  Clipboard: BreadcrumbsClipboard,
});

export type { BreadcrumbsProps } from "./breadcrumbs";
export { BreadcrumbsClipboard, type BreadcrumbsClipboardProps } from "./breadcrumbs-clipboard";
export {
  BreadcrumbsCurrent,
  type BreadcrumbsCurrentProps,
  BreadcrumbsLink,
  type BreadcrumbsLinkProps,
} from "./breadcrumbs-pages";
export { BreadcrumbsSeparator, type BreadcrumbsSeparatorProps } from "./breadcrumbs-separator";
