import { didYouMean } from "../catalog/did-you-mean";
import { type Entry, entryNamed, findEntry } from "../catalog/find";
import { join, type Problem } from "../catalog/problems";
import type { Catalog } from "../catalog/types";
import { misplaced, rolesOf, rootsOf } from "./ancestors";
import { TooLarge } from "./limits";
import { structureProblems } from "./links";
import type { ReadNode } from "./parsed-value";
import { isRecord, keyProblem, showAny } from "./read-json";
import { readContents, readProps } from "./read-props";
import { type Scope, scopeOf, type TreeOptions } from "./scope";
import type { TreeNode } from "./tree";

/** A tree after reading: its problems, and its nodes by id. */
export interface ReadTree {
  problems: Problem[];
  nodes: ReadonlyMap<string, ReadNode>;
}

/**
 * Reads a tree with a catalog.
 *
 * @throws {RangeError} if a limit in the options isn't a positive whole number.
 */
export function readTree(tree: unknown, catalog: Catalog, options: TreeOptions): ReadTree {
  const scope = scopeOf(options, catalog.types ?? {});
  try {
    return readWithin(scope, tree, catalog);
  } catch (error) {
    if (error instanceof TooLarge) return { problems: [error.problem], nodes: new Map() };
    throw error;
  }
}

function readWithin(scope: Scope, tree: unknown, catalog: Catalog): ReadTree {
  if (!isRecord(tree)) return { problems: [objectWanted("", tree)], nodes: new Map() };
  if (!isRecord(tree.nodes)) return { problems: [objectWanted("nodes", tree.nodes)], nodes: new Map() };
  const { budget } = scope;
  budget.count(tree, "");
  const { nodes: given } = tree;
  const ids = Object.keys(given);
  budget.atMost("nodes", ids.length, "nodes");
  const readings = ids.map((id) => ({ id, ...readNode(id, given[id], catalog, scope) }));
  const nodes = new Map(readings.flatMap(({ id, node }) => (node ? [[id, node] as const] : [])));
  const problems = [
    ...unknownFields(tree, ["root", "nodes"], "", scope),
    ...readings.flatMap(({ problems }) => problems),
  ];
  // Problems of a node itself come before their consequences for others.
  if (problems.length > 0) return { problems, nodes };
  const links = new Map(
    [...nodes].map(([id, { props, contents }]) => [id, [...props.references, ...contents.references]]),
  );
  const structure = structureProblems(links, tree.root, budget.limits.depth);
  if (structure.length > 0) return { problems: structure, nodes };
  return { problems: misplaced(tree.root as string, nodes, links), nodes };
}

/** A node with its problems, or the reason why it isn't a node. */
function readNode(
  id: string,
  node: unknown,
  catalog: Catalog,
  scope: Scope,
): { problems: Problem[]; node?: ReadNode } {
  const path = join("nodes", id);
  const key = keyProblem(id, "nodes");
  if (key) return { problems: [key] };
  if (!isRecord(node)) return { problems: [objectWanted(path, node)] };
  scope.budget.count(node, path);
  const unknown = unknownFields(node, ["type", "props", "children"], path, scope);
  const entry = readType(node.type, join(path, "type"), catalog, scope);
  if ("message" in entry) return { problems: [entry, ...unknown] };
  const { props: descriptors } = entry.part ?? entry.component;
  if (!entry.part && Object.keys(descriptors).length === 0) {
    const parts = Object.keys(entry.component.subComponents ?? {}).map((part) => `${entry.name}.${part}`);
    const message = `is "${entry.name}", which only contains parts. Use ${parts.join(" or ")}.`;
    return { problems: [{ path: join(path, "type"), message }] };
  }
  const given = node as unknown as TreeNode;
  const props = readProps(entry.name, descriptors, given, { path: join(path, "props"), scope });
  const contents = readContents(entry.name, descriptors, given, { path, scope });
  return {
    problems: [...unknown, ...props.problems, ...contents.problems],
    node: {
      type: entry.name,
      within: rootsOf(entry, node.props),
      roles: rolesOf(entry, node.props),
      props,
      contents,
    },
  };
}

function readType(type: unknown, path: string, catalog: Catalog, { budget }: Scope): Entry | Problem {
  if (typeof type !== "string") {
    return { path, message: `is ${showAny(type)}; it must be the name of a component.` };
  }
  const exact = entryNamed(catalog, type);
  if (exact) return exact;
  const message = budget.suggest(() => {
    // A tree has no providers.
    const entry = findEntry({ ...catalog, providers: {} }, type);
    return "missing" in entry
      ? `is unknown. ${entry.missing}`
      : `is ${showAny(type)}; it must be "${entry.name}".`;
  });
  return { path, message: message || "is unknown." };
}

function objectWanted(path: string, value: unknown): Problem {
  return { path, message: `is ${showAny(value)}; it must be an object.` };
}

/** Reports unknown fields, because a misspelled name would be ignored silently. */
function unknownFields(
  object: Record<string, unknown>,
  known: readonly string[],
  path: string,
  { budget }: Scope,
): Problem[] {
  return Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = budget.suggest(() => didYouMean(key, known) || ` The fields are: ${known.join(", ")}.`);
      return keyProblem(key, path) ?? { path: join(path, key), message: `is unknown.${near}` };
    });
}
