import type {
  ComponentProps,
  HTMLAttributeAnchorTarget,
  HTMLAttributeReferrerPolicy,
  ReactNode,
} from "react";
import type { DestinationProps, GlobalProps, StyleProps } from "../../lib/common-props";

/** The navigation props of a link, regardless of its look. */
export interface LinkAnchorProps
  extends DestinationProps,
    GlobalProps,
    StyleProps,
    Omit<ComponentProps<"a">, "download"> {
  /** The language of the linked page, as a BCP 47 tag. */
  hrefLang?: string;
  /** The media that the linked page is designed for, as a media query. */
  media?: string;
  /** Space-separated URLs that the browser notifies of the click. */
  ping?: string;
  /** The MIME type of the linked file. */
  type?: string;
  /** Where the link opens. A new tab gets `rel="noopener noreferrer"` in addition to your `rel`. */
  target?: HTMLAttributeAnchorTarget;
  /** Downloads the file instead of opening it, with the given name or, if `true`, with its own. */
  download?: boolean | string;
  /** How much of this page's URL is sent to the linked page as the referrer. */
  referrerPolicy?: HTMLAttributeReferrerPolicy;
  /** A native browser tooltip. */
  title?: string;
  /** The link text. It must make sense without the surrounding text. */
  children?: ReactNode;
}
