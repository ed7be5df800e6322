import { spread } from "../render/stats";
import { table } from "../table";

/** The browser's memory. */
interface Retained {
  heap: number;
  nodes: number;
  listeners: number;
}

export interface AppFigures {
  components: number;
  examples: number;
  /** Milliseconds, and the sum of the layout shifts' scores, of each time that the page came first. */
  loads: {
    script: number;
    layout: number;
    longTasks: number[];
    shift: number;
    /** The same where the font comes after the page. */
    lateFontShift: number;
  }[];
  /** Milliseconds of script, of each time that so many toasts were opened at once, or as many as show. */
  toasts: { flood: number; few: number[]; many: number[] };
  before: Retained;
  after: Retained;
}

/** The milliseconds of script that a flood of toasts may cost. */
const FLOOD_BUDGET = 200;
/** What the heap may grow by, in KiB: some for the figures that the page itself notes. */
const HEAP_KIB = 20;
/** Letters of the font and of its stand-in are not all as wide: what comes of that may not be a thousandth. */
const FONT_SHIFT = 0.001;

/** The figures as a table, and what must not be. */
export function renderApp({ components, examples, loads, toasts, before, after }: AppFigures) {
  const row = (name: string, values: number[], digits = 1) => {
    const { median, low, high } = spread(values);
    return [name, median.toFixed(digits), `${low.toFixed(digits)}–${high.toFixed(digits)}`];
  };
  const few = spread(toasts.few).median;
  const many = spread(toasts.many).median;
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
        4,
      ),
      row(
        "layout shift as the font comes",
        loads.map(({ lateFontShift }) => lateFontShift),
        4,
      ),
      row("3 toasts at once, script, ms", toasts.few),
      row(`${toasts.flood.toLocaleString("en")} toasts at once, script, ms`, toasts.many),
      ["as a multiple of 3", (many / few).toFixed(1), ""],
      ["heap after 50 changes of route, KiB", `${heap > 0 ? "+" : ""}${heap.toFixed(0)}`, ""],
      ["nodes after", String(after.nodes - before.nodes), ""],
      ["listeners after", String(after.listeners - before.listeners), ""],
    ],
  );
  const problems = [
    ...(loads.some(({ shift }) => shift > 0) ? ["Something moves after it was shown."] : []),
    ...(loads.some(({ lateFontShift }) => lateFontShift >= FONT_SHIFT)
      ? ["The font moves what was shown."]
      : []),
    ...(many >= FLOOD_BUDGET ? [`A flood of toasts costs ${many.toFixed(0)} ms of script.`] : []),
    ...(heap > HEAP_KIB ? ["The heap grows with each change of the route."] : []),
    ...(after.nodes > before.nodes ? ["Nodes stay after their page is gone."] : []),
    ...(after.listeners > before.listeners ? ["Listeners stay after their page is gone."] : []),
  ];
  return { text, problems };
}
