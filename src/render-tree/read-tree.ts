import { type Entry, findEntry } from "../catalog/find";
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
  if (!isRecord(tree)) return { problems: [objectWanted("", tree)], nodes: new Map() };
  if (!isRecord(tree.nodes)) return { problems: [objectWanted("nodes", tree.nodes)], nodes: new Map() };
  const readings = Object.entries(tree.nodes).map(([id, node]) => ({ id, ...readNode(id, node, catalog) }));
  const nodes = new Map(readings.flatMap(({ id, node }) => (node ? [[id, node] as const] : [])));
  const problems = [
    ...unknownFields(tree, ["root", "nodes"], ""),
    ...readings.flatMap(({ problems }) => problems),
  ];
  // What is wrong with a node is told before what that does to others.
  if (problems.length > 0) return { problems, nodes };
  const links = [...nodes].map(
    ([id, { props, contents }]) => [id, [...props.references, ...contents.references]] as const,
  );
  return { problems: structureProblems(new Map(links), tree.root), nodes };
}

/** A node, or else what keeps it from being one; of a node, what is wrong within. */
function readNode(id: string, node: unknown, catalog: Catalog): { problems: Problem[]; node?: ReadNode } {
  const path = join("nodes", id);
  const key = keyProblem(id, "nodes");
  if (key) return { problems: [key] };
  if (!isRecord(node)) return { problems: [objectWanted(path, node)] };
  const unknown = unknownFields(node, ["type", "props", "children"], path);
  const type = readType(node.type, join(path, "type"), catalog);
  if ("message" in type) return { problems: [type, ...unknown] };
  const { props: descriptors } = type.part ?? type.component;
  const props = readProps(type.name, descriptors, node as unknown as TreeNode, join(path, "props"));
  const contents = readContents(type.name, descriptors, node as unknown as TreeNode, path);
  return {
    problems: [...unknown, ...props.problems, ...contents.problems],
    node: { type: type.name, props, contents },
  };
}

function readType(type: unknown, path: string, catalog: Catalog): Entry | Problem {
  if (typeof type !== "string") {
    return { path, message: `is ${showAny(type)}; it must be the name of a component.` };
  }
  const entry = findEntry(catalog, type);
  if ("missing" in entry) return { path, message: `is unknown. ${entry.missing}` };
  if (entry.name === type) return entry;
  return { path, message: `is "${type}"; it must be "${entry.name}".` };
}

function objectWanted(path: string, value: unknown): Problem {
  return { path, message: `is ${showAny(value)}; it must be an object.` };
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
