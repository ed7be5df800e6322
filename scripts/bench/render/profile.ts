import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { root } from "../../lib/paths";
import { table } from "../../lib/table";

/** The part of a V8 CPU profile that is read here. */
export interface CpuProfile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
}

/**
 * Profiles Kerf's side of a row. Saves the whole profile for a browser's developer tools, and returns a table
 * of the slowest functions.
 */
export async function profile(page: Page, id: string, times: number): Promise<string> {
  await page.evaluate(([row, warm]) => bench.repeat(row, warm), [id, Math.ceil(times / 4)] as const);
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 100 });
  await session.send("Profiler.start");
  await page.evaluate(([row, count]) => bench.repeat(row, count), [id, times] as const);
  const { profile: recorded } = await session.send("Profiler.stop");
  const path = `.cache/bench/${id}.cpuprofile`;
  await mkdir(`${root}/.cache/bench`, { recursive: true });
  await writeFile(`${root}/${path}`, JSON.stringify(recorded));
  return `${hotSpots(recorded as CpuProfile, times)}\n\nThe whole profile is in ${path}.`;
}

/** The functions with the most measured self time, which excludes the functions that they call. */
export function hotSpots({ nodes, samples, timeDeltas }: CpuProfile, times: number, top = 30): string {
  const measured = new Map(measuredNodes(nodes).map((node) => [node.id, nameOf(node)]));
  const spent = new Map<string, number>();
  samples.forEach((id, index) => {
    const name = measured.get(id);
    if (name) spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const all = [...spent.values()].reduce((sum, time) => sum + time, 0);
  const rows = [...spent].sort(([, a], [, b]) => b - a).slice(0, top);
  return table(
    ["function", "ms per round", "share"],
    rows.map(([name, time]) => [
      name,
      (time / 1000 / times).toFixed(3),
      `${((100 * time) / all).toFixed(1)} %`,
    ]),
  );
}

/**
 * The measured nodes: everything that `timeScript` calls. Without it, everything except idle time and time
 * outside of scripts.
 */
function measuredNodes(nodes: ProfileNode[]): ProfileNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = (node: ProfileNode): ProfileNode[] => [
    node,
    ...(node.children ?? []).flatMap((id) => below(byId.get(id) as ProfileNode)),
  ];
  const timed = nodes.filter(({ callFrame }) => callFrame.functionName === "timeScript").flatMap(below);
  return timed.length > 0 ? timed : nodes.filter(({ callFrame }) => !callFrame.functionName.startsWith("("));
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string {
  const place = url ? ` ${url.replace(/^.*\//, "")}:${lineNumber + 1}` : "";
  return `${functionName || "(anonymous)"}${place}`;
}
