/** React from JSON: `@kerf/react/render-tree`. It includes no components and no catalog. Pass both. */
export type { Problem } from "../catalog/problems";
export type { TreeLimits } from "./limits";
export { treeFromA2ui, treeFromJsonRender, withoutNulls } from "./other-formats";
export { checkTree, type RenderTreeOptions, renderTree } from "./render-tree";
export type { TreeOptions } from "./scope";
export { type Tree, TreeError, type TreeNode } from "./tree";
