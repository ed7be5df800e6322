import type { ReactElement } from "react";
import type { renderBudgets } from "../budgets";

/**
 * Work to measure. Kerf's component does it on one side, and plain elements with the same DOM, or a
 * reference, on the other.
 */
export interface Row {
  id: keyof typeof renderBudgets;
  work: string;
  /** The public export that the row needs. Without it, the row is left out. */
  needs: string;
  /**
   * `mount` renders a list. `update` renders it again with `on` set to true. `open` clicks the first button,
   * and measures until the popup is painted. `scroll` scrolls by a page, and updates the reference.
   */
  kind: "mount" | "update" | "open" | "scroll";
  count: number;
  /** One item of the list. For `update`, it is rendered again with `on` set to true. */
  item(key: number, on: boolean): ReactElement;
  /**
   * Whether Kerf's side reads the layout. It is then measured on both sides, because browsers need it for
   * painting anyway.
   */
  readsLayout?: boolean;
  /** The other side, instead of plain elements. */
  reference?(key: number, on: boolean): ReactElement;
}
