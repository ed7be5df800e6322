import { Budget, type TreeLimits } from "./limits";

/** What decides, besides the catalog, whether a tree is accepted. */
export interface TreeOptions {
  /** The maximum sizes of a tree. Each that is left out has its default. */
  limits?: Partial<TreeLimits>;
  /**
   * Whether nodes may set `className` and the like. With the classes of your stylesheet, a node can cover the page or
   * look like another part of it: allow them only for trees that you trust.
   *
   * @default false
   */
  classNames?: boolean;
}

/** What the reading of one tree shares. */
export interface Scope {
  budget: Budget;
  classNames: boolean;
}

/** The place of a value. */
export interface Place {
  path: string;
  /** The prop or field that it is given by. */
  name: string;
  /** All props of the node, where a type depends on another prop. */
  props: Record<string, unknown>;
  scope: Scope;
}

export function scopeOf({ limits, classNames = false }: TreeOptions): Scope {
  return { budget: new Budget(limits), classNames };
}
