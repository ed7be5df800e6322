import type { Problem } from "../catalog/shape";

/**
 * A tree of components as JSON: its nodes by id, in no order, as programs write them that make one node after
 * the other.
 */
export interface Tree {
  /** The id of the node that holds all others. */
  root: string;
  nodes: Record<string, TreeNode>;
}

export interface TreeNode {
  /** A component or part, as the catalog names it: `Button`, `Dialog.Title`. */
  type: string;
  /**
   * Its props, as the catalog lists them, and `aria-*` and `data-*`. Where a prop takes a `ReactNode`, a string is
   * text and `{ "node": "id" }` another node of the tree.
   */
  props?: Record<string, unknown>;
  /** What it holds: ids of nodes, and texts between them. A single text may stand in `props.children`. */
  children?: (string | { text: string })[];
}

/** A tree that is refused. Its message lists what is wrong, with the path of each. */
export class TreeError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const shown = problems.slice(0, 20).map(({ path, message }) => `  ${path || "The tree"} ${message}`);
    const rest = problems.length - shown.length;
    super(`The tree is refused.\n${shown.join("\n")}${rest > 0 ? `\n  … and ${rest} more.` : ""}`);
    this.name = "TreeError";
    this.problems = problems;
  }
}
