import { warnOnce } from "../../lib/warn-once";

/** An amount that flows from one node to another. */
export interface SankeyLink {
  /** The name of the node that it leaves. */
  source: string;
  /** The name of the node that it reaches. */
  target: string;
  /** The amount, above 0. */
  value: number;
}

/** The nodes and flows that can be drawn. */
export interface Flows {
  nodes: string[];
  links: SankeyLink[];
}

/**
 * Reads nodes and links. Links between the same nodes are added up. A link without an amount is left out. So is a link that
 * closes a cycle, because the library throws for it.
 */
export function readFlows(chart: string, nodes: readonly string[], links: readonly SankeyLink[]): Flows {
  const names = new Set(nodes);
  const sums = new Map<string, SankeyLink>();
  const targets = new Map<string, Set<string>>();
  for (const { source, target, value } of links) {
    if (!(value > 0 && Number.isFinite(value))) {
      if (value !== 0) warn(chart, source, target, `has the value ${value}. Pass a number of 0 or more.`);
      continue;
    }
    if (reaches(targets, target, source)) {
      warn(chart, source, target, "makes a cycle. Give one of its nodes another name for the way back.");
      continue;
    }
    names.add(source).add(target);
    targets.set(source, (targets.get(source) ?? new Set()).add(target));
    const key = JSON.stringify([source, target]);
    const sum = sums.get(key);
    sums.set(key, { source, target, value: (sum?.value ?? 0) + value });
  }
  return { nodes: [...names], links: [...sums.values()] };
}

/** Whether flows lead from one node to another, or both are the same. */
function reaches(targets: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const name of seen) {
    if (name === to) return true;
    for (const next of targets.get(name) ?? []) seen.add(next);
  }
  return false;
}

function warn(chart: string, source: string, target: string, problem: string): void {
  warnOnce(
    `The link from "${source}" to "${target}" of <SankeyChart label="${chart}"> ${problem} It is ignored.`,
  );
}

/** Whether two lists of links are equal, so that callers can write them inline. */
export function sameLinks(one: readonly SankeyLink[], other: readonly SankeyLink[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(({ source, target, value }, index) => {
        const twin = other[index];
        return source === twin?.source && target === twin.target && Object.is(value, twin.value);
      }))
  );
}
