export { Tree } from "./tree";
export type { TreeItem, TreeProps } from "./tree-rows";
