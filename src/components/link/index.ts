import { LinkExternalIcon, Link as LinkRoot } from "./link";

/**
 * A link navigates to a page, a section, a file or an email address. To perform an action, use Button. Within a
 * LinkProvider it renders the router's own link.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/link/ | ARIA link pattern}
 * @category Navigation
 * @alias anchor, hyperlink, a
 * @since 0.1.0
 */
export const Link = Object.assign(LinkRoot, { ExternalIcon: LinkExternalIcon });

export type { LinkProps } from "./link";
export { LinkExternalIcon, type LinkExternalIconProps } from "./link";
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLink,
} from "./use-link";
