import type { Types } from "../catalog/type/resolve";
import { Budget, type TreeLimits } from "./limits";

/** The settings besides the catalog that decide whether a tree is accepted. */
export interface TreeOptions {
  /** The maximum sizes of a tree. Omitted ones have their defaults. */
  limits?: Partial<TreeLimits>;
  /**
   * Whether nodes may set `className` and similar props. With the classes of your stylesheet, a node can cover the
   * page or imitate another part of it. Allow them only for trees that you trust.
   *
   * @default false
   */
  classNames?: boolean;
}

/** Shared state while one tree is read. */
export interface Scope {
  budget: Budget;
  classNames: boolean;
  /** The definitions of the catalog. */
  types: Types;
}

/** The position of a value in the tree. */
export interface Position {
  path: string;
  /** The prop or field of the value. */
  name: string;
  /** All props of the node, for a type that depends on another prop. */
  props: Record<string, unknown>;
  scope: Scope;
}

export function scopeOf({ limits, classNames = false }: TreeOptions, types: Types): Scope {
  return { budget: new Budget(limits), classNames, types };
}
