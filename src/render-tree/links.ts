import { join, type Problem } from "../catalog/problems";
import type { Reference } from "./parsed-value";

/** The nodes by id, each with those that it refers to. */
type Links = ReadonlyMap<string, readonly Reference[]>;

/** Why nodes don't form a tree: a node is missing, is used twice, or contains itself. */
export function structureProblems(links: Links, root: unknown, deepest: number): Problem[] {
  const problems: Problem[] = [];
  const paths = new Map<string, string>();
  if (typeof root !== "string" || !links.has(root)) {
    const known = typeof root === "string" ? "names no node of the tree." : "must be the id of a node.";
    problems.push({ path: "root", message: known });
  } else paths.set(root, "root");
  for (const { id, path } of [...links.values()].flat()) {
    const before = paths.get(id);
    if (!links.has(id))
      problems.push({ path, message: `refers to ${JSON.stringify(id)}, which doesn't exist.` });
    else if (before === undefined) paths.set(id, path);
    else
      problems.push({
        path,
        message: `refers to ${JSON.stringify(id)}, which is already used in ${before}.`,
      });
  }
  // In a cycle, some node is also used twice, but the cycle says more.
  return [...depthProblems(links, deepest), ...problems];
}

/** Checks without recursion the depth of every node, reachable or not, and that no node contains itself. */
function depthProblems(links: Links, deepest: number): Problem[] {
  const depths = new Map<string, number>();
  for (const start of links.keys()) {
    const path: { id: string; next: number }[] = [];
    const open = new Set<string>();
    const enter = (id: string) => {
      path.push({ id, next: 0 });
      open.add(id);
    };
    if (!depths.has(start)) enter(start);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const references = links.get(top.id) ?? [];
      const reference = references[top.next++];
      if (!reference) {
        const inner = references.reduce((most, { id }) => Math.max(most, depths.get(id) ?? 0), 0);
        depths.set(top.id, 1 + inner);
        open.delete(top.id);
        path.pop();
      } else if (open.has(reference.id)) {
        return [
          {
            path: reference.path,
            message: `refers to ${JSON.stringify(reference.id)}, which contains it. A node can't contain itself.`,
          },
        ];
      } else if (links.has(reference.id) && !depths.has(reference.id)) enter(reference.id);
    }
  }
  const [deep] = [...depths].filter(([, depth]) => depth > deepest);
  return deep
    ? [{ path: join("nodes", deep[0]), message: `has nodes nested more than ${deepest} levels deep.` }]
    : [];
}
