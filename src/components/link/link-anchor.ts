import type {
  ComponentProps,
  HTMLAttributeAnchorTarget,
  HTMLAttributeReferrerPolicy,
  ReactNode,
} from "react";
import type { RenderProp } from "../../lib/render-prop";

/** What a link can be told about its destination, whatever it looks like. */
export interface LinkAnchorProps extends Omit<ComponentProps<"a">, "download"> {
  /** The destination as the router knows it. Without a router, and without `href`, it is the link's address. */
  to?: string;
  /** The address. One that browsers would run as script is refused, and the link is shown as text. */
  href?: string;
  /** Language of the page that it leads to, as a BCP 47 tag. */
  hrefLang?: string;
  /** The media that the page it leads to is made for, as a media query. */
  media?: string;
  /** Addresses, parted by spaces, that the browser tells of the click. */
  ping?: string;
  /** Kind of the file that it leads to, as a MIME type. */
  type?: string;
  /**
   * Where it opens. In a new tab it gets `rel="noopener noreferrer"` on top of its own `rel`; say so by a
   * Link.ExternalIcon.
   * @alike It says where the page opens.
   */
  target?: HTMLAttributeAnchorTarget;
  /** Saves the file in place of opening it, under that name or, when true, under its own. */
  download?: boolean | string;
  /**
   * How much of this page's address the next one learns.
   * @alike It says what the request tells.
   */
  referrerPolicy?: HTMLAttributeReferrerPolicy;
  /** Text that browsers show under a resting pointer. */
  title?: string;
  /** The element's id, unique in the page. */
  id?: string;
  /** Language of the text, as a BCP 47 tag, where it differs from the page's. */
  lang?: string;
  /** Extra CSS classes; they win over the link's own. */
  className?: string;
  /** What to render it as, in place of an anchor or of the router's link that LinkProvider sets. */
  render?: RenderProp;
  /** Where it leads, in words that make sense without those around them. */
  children?: ReactNode;
}
