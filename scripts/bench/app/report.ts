import { table } from "../../lib/table";
import { spread } from "../render/stats";

/** Memory that the browser retains. */
interface Retained {
  heap: number;
  nodes: number;
  listeners: number;
}

export interface AppFigures {
  components: number;
  examples: number;
  /** For each first render of the page: milliseconds, and the sum of the layout shift scores. */
  loads: {
    script: number;
    layout: number;
    longTasks: number[];
    shift: number;
    /** The same sum if the font loads after the page. */
    lateFontShift: number;
  }[];
  /**
   * Milliseconds of script, per run: with `flood` toasts at once (`many`), and with as many as are visible
   * (`few`).
   */
  toasts: { flood: number; few: number[]; many: number[] };
  before: Retained;
  after: Retained;
}

/** The maximum script time of a flood of toasts, in ms. */
const FLOOD_BUDGET = 200;
/** The maximum growth of the heap, in KiB. The page's own records of its figures need some of it. */
const HEAP_KIB = 20;
/**
 * The maximum layout shift when the font loads. Its letters are not all as wide as those of the fallback
 * font.
 */
const FONT_SHIFT = 0.001;

/** The figures as a table, and the problems in them. */
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
        "layout shift as the font loads",
        loads.map(({ lateFontShift }) => lateFontShift),
        4,
      ),
      row("3 toasts at once, script, ms", toasts.few),
      row(`${toasts.flood.toLocaleString("en")} toasts at once, script, ms`, toasts.many),
      ["as a multiple of 3", (many / few).toFixed(1), ""],
      ["heap after 50 route changes, KiB", `${heap > 0 ? "+" : ""}${heap.toFixed(0)}`, ""],
      ["nodes after", String(after.nodes - before.nodes), ""],
      ["listeners after", String(after.listeners - before.listeners), ""],
    ],
  );
  const problems = [
    ...(loads.some(({ shift }) => shift > 0) ? ["Content moves after it was shown."] : []),
    ...(loads.some(({ lateFontShift }) => lateFontShift >= FONT_SHIFT)
      ? ["Loading the font moves content."]
      : []),
    ...(many >= FLOOD_BUDGET ? [`A flood of toasts costs ${many.toFixed(0)} ms of script.`] : []),
    ...(heap > HEAP_KIB ? ["The heap grows with each route change."] : []),
    ...(after.nodes > before.nodes ? ["Nodes stay after their page is gone."] : []),
    ...(after.listeners > before.listeners ? ["Listeners stay after their page is gone."] : []),
  ];
  return { text, problems };
}
