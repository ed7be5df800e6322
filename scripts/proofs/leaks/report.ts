import { table } from "../../lib/table";

/** Everything that the page retains after garbage collection. */
export interface Retained {
  nodes: number;
  listeners: number;
  /** The outermost elements of the page as HTML, without their content. */
  state: string;
}

export interface Result {
  name: string;
  work: string;
  before: Retained;
  after: Retained;
}

/** A table of the growth of each subject, and the names of the subjects that leak. */
export function renderLeaks(results: Result[]): { text: string; leaking: string[] } {
  const leaking: string[] = [];
  const rows = results.map(({ name, work, before, after }) => {
    const [nodes, listeners] = [after.nodes - before.nodes, after.listeners - before.listeners];
    const changed = after.state !== before.state;
    const leaks = nodes > 0 || listeners > 0 || changed;
    if (leaks) leaking.push(`${name} (${work})${changed ? `: the page is now\n${after.state}\n` : ""}`);
    const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
    return [
      name,
      work,
      signed(nodes),
      signed(listeners),
      changed ? "changed" : "same",
      leaks ? "leaks" : "ok",
    ];
  });
  return { text: table(["", "200 times", "nodes", "listeners", "page", ""], rows), leaking };
}
