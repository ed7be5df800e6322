import { spread } from "../render/stats";
import { table } from "../table";

/** What the browser holds. */
interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

export interface AppFigures {
  components: number;
  examples: number;
  /** Milliseconds, and the sum of the layout shifts' scores, of each time that the page came first. */
  loads: { script: number; layout: number; longTasks: number[]; shift: number }[];
  before: Held;
  after: Held;
}

/** What the heap may grow by, in KiB: what the engine learns of code that runs often, not what is kept. */
const HEAP_KIB = 200;

/** The figures as a table, and what must not be. */
export function renderApp({ components, examples, loads, before, after }: AppFigures) {
  const row = (name: string, values: number[]) => {
    const { median, low, high } = spread(values);
    return [name, median.toFixed(1), `${low.toFixed(1)}–${high.toFixed(1)}`];
  };
  const heap = (after.heap - before.heap) / 1024;
  const text = table(
    [`${examples} examples of ${components} components`, "median", "quartiles"],
    [
      row(
        "script, ms",
        loads.map(({ script }) => script),
      ),
      row(
        "style and layout, ms",
        loads.map(({ layout }) => layout),
      ),
      row(
        "tasks over 50 ms",
        loads.map(({ longTasks }) => longTasks.length),
      ),
      row(
        "longest task, ms",
        loads.map(({ longTasks }) => Math.max(0, ...longTasks)),
      ),
      row(
        "layout shift",
        loads.map(({ shift }) => shift),
      ),
      ["heap after 50 changes of route, KiB", `${heap > 0 ? "+" : ""}${heap.toFixed(0)}`, ""],
      ["nodes after", String(after.nodes - before.nodes), ""],
      ["listeners after", String(after.listeners - before.listeners), ""],
    ],
  );
  const problems = [
    ...(loads.some(({ shift }) => shift > 0) ? ["Something moves after it was shown."] : []),
    ...(heap > HEAP_KIB ? ["The heap grows with each change of the route."] : []),
    ...(after.nodes > before.nodes ? ["Nodes stay after their page is gone."] : []),
    ...(after.listeners > before.listeners ? ["Listeners stay after their page is gone."] : []),
  ];
  return { text, problems };
}
