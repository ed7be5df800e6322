import * as components from "../../index";
import { renderTree, type Tree } from "../../render-tree";
import { catalog } from "./lookup";

/**
 * A story that is made from data: a tree of components as JSON, as a generator writes it. Its snippet is the JSX that
 * the tree stands for.
 *
 * @example export const Settings = treeStory({ root: "save", nodes: { save: { type: "Button", … } } });
 */
export function treeStory(tree: Tree) {
  return {
    parameters: { controls: { disable: true } },
    render: () => renderTree(tree, { catalog, components }),
  };
}
