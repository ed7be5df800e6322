import type { ReactElement } from "react";

/**
 * Work to measure. Kerf's component does it on one side, and plain elements with the same DOM, or a
 * reference, on the other.
 */
export interface Row {
  id: string;
  work: string;
  /**
   * `mount` renders a list, and `update` renders it again with `on` set to true. `scroll` scrolls by a page, and
   * updates the reference. These three are measured as time of script. `open` clicks the first button, and `show`
   * renders with `on` set to true. These two are measured until the effect is painted.
   */
  kind: "mount" | "update" | "scroll" | "open" | "show";
  count: number;
  /** The maximum time, as a multiple of the reference's. */
  budget: number;
  /** One item of the list. */
  item(key: number, on: boolean): ReactElement;
  /** The other side, instead of plain elements. */
  reference?(key: number, on: boolean): ReactElement;
  /**
   * Whether Kerf's side reads the layout. It is then measured on both sides, because browsers need it for
   * painting anyway.
   */
  readsLayout?: boolean;
  /** Prepares the page, once. */
  prepare?(): Promise<void>;
  /** For `open`, what happens before it, unmeasured. */
  before?(element: HTMLElement): void;
  /** For `open`, what happens instead of the click. */
  act?(element: HTMLElement): void;
  /** A selector for an element that the page must have afterwards. */
  shows?: string;
}
