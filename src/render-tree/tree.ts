import type { Problem } from "../catalog/problems";

/** A tree of components as JSON: its nodes by id, in any order, so that programs can write them one by one. */
export interface Tree {
  /** The id of the node that contains all others. */
  root: string;
  nodes: Record<string, TreeNode>;
}

export interface TreeNode {
  /** A component or part, by its name in the catalog: `Button`, `Dialog.Title`. */
  type: string;
  /**
   * The props listed in the catalog, and `aria-*` and `data-*`. For a prop of type `ReactNode`, a string is text and
   * `{ "node": "id" }` refers to another node of the tree.
   */
  props?: Record<string, unknown>;
  /** The children: ids of nodes, and texts between them. A single text can be in `props.children`. */
  children?: (string | { text: string })[];
}

/** The error for a refused tree. Its message lists the problems with their paths. */
export class TreeError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const shown = problems.slice(0, 20).map(({ path, message }) => `  ${path || "The tree"} ${message}`);
    const rest = problems.length - shown.length;
    super(`The tree is invalid.\n${shown.join("\n")}${rest > 0 ? `\n  … and ${rest} more.` : ""}`);
    this.name = "TreeError";
    this.problems = problems;
  }
}
