import type { ReactElement } from "react";
import type { renderBudgets } from "../budgets";

/** A piece of work to measure, done by Kerf's component and by plain elements that make the same DOM, or a reference. */
export interface Row {
  id: keyof typeof renderBudgets;
  work: string;
  /** The public export without which the row is left out. */
  needs: string;
  /**
   * `mount` a list; `update` one from `on` false to true; `open` by a click on the first button, until it is painted.
   * `scroll` by a page: the reference is updated.
   */
  kind: "mount" | "update" | "open" | "scroll";
  count: number;
  /** One item of the list. Under `update` it is rendered again with `on`. */
  item(key: number, on: boolean): ReactElement;
  /** Whether Kerf's side reads the layout. It is then measured on both sides: before painting, browsers need it anyway. */
  readsLayout?: boolean;
  /** The other side, instead of plain elements. */
  reference?(key: number, on: boolean): ReactElement;
}
