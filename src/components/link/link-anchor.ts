import type {
  ComponentProps,
  HTMLAttributeAnchorTarget,
  HTMLAttributeReferrerPolicy,
  ReactNode,
} from "react";
import type { RenderProp } from "../../lib/render-prop";

/** The navigation props of a link, regardless of its look. */
export interface LinkAnchorProps extends Omit<ComponentProps<"a">, "download"> {
  /**
   * The destination in the router's own format. Without a router and without `href`, it is used as the link's address.
   */
  to?: string;
  /** The URL. A URL that browsers would run as a script is refused, and the link renders as text. */
  href?: string;
  /** The language of the linked page, as a BCP 47 tag. */
  hrefLang?: string;
  /** The media that the linked page is designed for, as a media query. */
  media?: string;
  /** Space-separated URLs that the browser notifies of the click. */
  ping?: string;
  /** The MIME type of the linked file. */
  type?: string;
  /**
   * Where the link opens. A new tab gets `rel="noopener noreferrer"` in addition to your `rel`; announce it with
   * Link.ExternalIcon.
   * @alike It says where the page opens.
   */
  target?: HTMLAttributeAnchorTarget;
  /** Downloads the file instead of opening it, with the given name or, if `true`, with its own. */
  download?: boolean | string;
  /**
   * How much of this page's URL is sent to the linked page as the referrer.
   * @alike It says what the request tells.
   */
  referrerPolicy?: HTMLAttributeReferrerPolicy;
  /** Native browser tooltip (`title`). */
  title?: string;
  /** The element's id, unique on the page. */
  id?: string;
  /** The language of the text, as a BCP 47 tag, if it differs from the page's. */
  lang?: string;
  /** Extra CSS classes; they win over the link's own. */
  className?: string;
  /** The element or component to render instead of an anchor or LinkProvider's link. */
  render?: RenderProp;
  /** The link text. It must make sense without the surrounding text. */
  children?: ReactNode;
}
