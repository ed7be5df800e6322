import { createElement, type ElementType, type ReactElement, type ReactNode } from "react";
import { trustCatalog } from "../catalog/catalog-error";
import { join, type Problem } from "../catalog/problems";
import { type ReadTree, readTree } from "./read-tree";
import type { TreeOptions } from "./scope";
import { TreeError } from "./tree";

/** The catalog and components for reading and rendering a tree. */
export interface RenderTreeOptions extends TreeOptions {
  /**
   * The catalog, as in `@kerf/react/catalog.json`. Anything removed from it can't be rendered. Only its version and
   * outline are checked. Pass a document from another source to `readCatalog` of `@kerf/react/catalog` first.
   */
  catalog: unknown;
  /**
   * The components by name: all of them with `import * as components from "@kerf/react"`, or only those that trees
   * may contain, so that no others load.
   */
  components: Record<string, unknown>;
}

/**
 * Renders a tree of components from JSON. The whole tree is checked against the catalog before anything renders, and
 * none of it is executed. It may come from a program or from another person.
 *
 * @throws {TreeError} if the tree is refused. The message lists each problem with its path.
 */
export function renderTree(
  tree: unknown,
  { catalog, components, ...options }: RenderTreeOptions,
): ReactElement {
  const read = readTree(tree, trustCatalog(catalog), options);
  const problems = [...read.problems, ...absent(read, components)];
  if (problems.length > 0) throw new TreeError(problems);
  return renderNode((tree as { root: string }).root, read, components);
}

/** The problems of a tree, each with its path. Empty if `renderTree` accepts it with the same options. */
export function checkTree(tree: unknown, catalog: unknown, options: TreeOptions = {}): Problem[] {
  return readTree(tree, trustCatalog(catalog), options).problems;
}

function absent({ nodes }: ReadTree, components: Record<string, unknown>): Problem[] {
  return [...nodes].flatMap(([id, { type }]) => {
    if (componentOf(type, components)) return [];
    const message = `is "${type}", which is missing from the \`components\` passed to renderTree.`;
    return [{ path: join(join("nodes", id), "type"), message }];
  });
}

function renderNode(id: string, read: ReadTree, components: Record<string, unknown>): ReactElement {
  const { type, props, contents } = read.nodes.get(id) as NonNullable<ReturnType<typeof read.nodes.get>>;
  const render = (inner: string): ReactNode => renderNode(inner, read, components);
  const children = contents.make(render) as ReactNode[];
  return createElement(
    componentOf(type, components) as ElementType,
    { ...(props.make(render) as object), key: id },
    ...children,
  );
}

/** `Dialog.Title` of the components. Inherited names don't count. */
function componentOf(type: string, components: Record<string, unknown>): unknown {
  return type.split(".").reduce<unknown>((owner, name) => {
    const holder = typeof owner === "function" || typeof owner === "object" ? owner : null;
    return holder && Object.hasOwn(holder, name) ? (holder as Record<string, unknown>)[name] : undefined;
  }, components);
}
