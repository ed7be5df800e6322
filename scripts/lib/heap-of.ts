import type { CDPSession } from "playwright-core";

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  /** All nodes in one flat array: for each node, one number per field of `node_fields`. */
  nodes: number[];
}

/**
 * Types of nodes that aren't the page's own objects. `code` is what the engine records about code that runs
 * often, which grows for minutes. The others are the browser's own data. DOM nodes and listeners are counted
 * separately. The rest is the browser's record of long tasks and layout shifts: 1 KiB for each change of the
 * route.
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

/** Takes a heap snapshot. Chromium collects garbage first. */
async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", add);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", add);
  return JSON.parse(parts.join(""));
}
