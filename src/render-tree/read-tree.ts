import { findEntry } from "../catalog/find";
import { didYouMean } from "../catalog/near";
import { join, type Problem } from "../catalog/shape";
import type { Catalog } from "../catalog/types";
import { isRecord, keyProblem, showAny } from "./read-json";
import { readContents, readProps } from "./read-props";
import type { Reading } from "./reading";
import { structureProblems } from "./structure";
import type { TreeNode } from "./tree";

/** A node whose props and children are read. */
export interface ReadNode {
  /** The component's or part's public name. */
  type: string;
  props: Reading;
  contents: Reading;
}

/** A tree that is read: what is wrong with it, and its nodes by id. */
export interface ReadTree {
  problems: Problem[];
  nodes: ReadonlyMap<string, ReadNode>;
}

/** Reads a tree by a catalog. */
export function readTree(tree: unknown, catalog: Catalog): ReadTree {
  const nodes = new Map<string, ReadNode>();
  if (!isRecord(tree))
    return { problems: [{ path: "", message: `is ${showAny(tree)}; it must be an object.` }], nodes };
  if (!isRecord(tree.nodes)) {
    return {
      problems: [{ path: "nodes", message: `is ${showAny(tree.nodes)}; it must be an object.` }],
      nodes,
    };
  }
  const problems = unknownFields(tree, ["root", "nodes"], "");
  for (const [id, node] of Object.entries(tree.nodes)) {
    const path = join("nodes", id);
    const key = keyProblem(id, "nodes");
    const read = key ?? readNode(node, path, catalog);
    if ("message" in read) problems.push(read);
    else {
      nodes.set(id, read);
      problems.push(...unknownFields(node as Record<string, unknown>, ["type", "props", "children"], path));
      problems.push(...read.props.problems, ...read.contents.problems);
    }
  }
  // What is wrong with a node is told before what that does to others.
  if (problems.length > 0) return { problems, nodes };
  const links = [...nodes].map(
    ([id, { props, contents }]) => [id, [...props.references, ...contents.references]] as const,
  );
  return { problems: structureProblems(new Map(links), tree.root), nodes };
}

function readNode(node: unknown, path: string, catalog: Catalog): ReadNode | Problem {
  if (!isRecord(node)) return { path, message: `is ${showAny(node)}; it must be an object.` };
  if (typeof node.type !== "string") {
    return {
      path: join(path, "type"),
      message: `is ${showAny(node.type)}; it must be the name of a component.`,
    };
  }
  const entry = findEntry(catalog, node.type);
  if ("missing" in entry) return { path: join(path, "type"), message: `is unknown. ${entry.missing}` };
  if (entry.name !== node.type) {
    return { path: join(path, "type"), message: `is "${node.type}"; it must be "${entry.name}".` };
  }
  const { props } = entry.part ?? entry.component;
  return {
    type: entry.name,
    props: readProps(entry.name, props, node as unknown as TreeNode, join(path, "props")),
    contents: readContents(entry.name, props, node as unknown as TreeNode, path),
  };
}

/** A word that is misspelt would be passed over in silence. */
function unknownFields(object: Record<string, unknown>, known: readonly string[], path: string): Problem[] {
  return Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = didYouMean(key, known) || ` There are ${known.join(", ")}.`;
      return keyProblem(key, path) ?? { path: join(path, key), message: `is unknown.${near}` };
    });
}
