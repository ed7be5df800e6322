/** React from JSON: `@kerf/react/render-tree`. It brings no component and no catalog along; both are handed in. */
export type { Problem } from "../catalog/shape";
export { checkTree, type RenderTreeOptions, renderTree } from "./render-tree";
export { type Tree, TreeError, type TreeNode } from "./tree";
