import type { CDPSession } from "playwright-core";

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  /** One node after the other, each with a number for each field. */
  nodes: number[];
}

/**
 * No objects of the page: what the engine learns of code that runs often, which grows for minutes, and what the browser
 * keeps beside them. Nodes and listeners have figures of their own. The rest is its record of long tasks and layout
 * shifts, a KiB for each change of the route.
 */
const notThePage = new Set(["code", "hidden", "native"]);

/** The size of a page's objects, strings and functions in bytes, after garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!notThePage.has(types[0][nodes[node + type] ?? -1] ?? "")) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}

/** Chromium collects garbage before it takes one. */
async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", add);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", add);
  return JSON.parse(parts.join(""));
}
