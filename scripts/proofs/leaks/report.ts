import { table } from "../../bench/table";

/** The browser's memory after garbage collection. */
export interface Retained {
  nodes: number;
  listeners: number;
  /** Of the page's own objects. */
  bytes: number;
  /** The page's own elements, without their content. */
  state: string;
}

export interface Result {
  name: string;
  work: string;
  before: Retained;
  after: Retained;
}

/** The maximum growth of the heap in 200 times, in KiB. */
const HEAP_KIB = 20;

/** A table of what grew, and the names of what grew that must not. */
export function renderLeaks(results: Result[]): { text: string; leaking: string[] } {
  const leaking: string[] = [];
  const rows = results.map(({ name, work, before, after }) => {
    const [nodes, listeners] = [after.nodes - before.nodes, after.listeners - before.listeners];
    const heap = (after.bytes - before.bytes) / 1024;
    const changed = after.state !== before.state;
    const leaks = nodes > 0 || listeners > 0 || heap > HEAP_KIB || changed;
    if (leaks) leaking.push(`${name} (${work})${changed ? `: the page is now\n${after.state}\n` : ""}`);
    const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
    return [
      name,
      work,
      signed(nodes),
      signed(listeners),
      signed(Math.round(heap)),
      changed ? "changed" : "same",
      leaks ? "leaks" : "ok",
    ];
  });
  return { text: table(["", "200 times", "nodes", "listeners", "heap KiB", "page", ""], rows), leaking };
}
