import { budgetStatus, table } from "../../lib/table";
import { renderBudgets } from "../budgets";
import type { Samples } from "./page";
import type { Row } from "./row";
import { spread } from "./stats";

/** The figures of one row. */
export interface Result extends Pick<Row, "id" | "work"> {
  samples: Samples;
}

/** The rows as a table, and the ids of those over their budget. */
export function renderTable(results: Result[]): { text: string; over: string[] } {
  const over: string[] = [];
  const rows = results.map(({ id, work, samples }) => {
    // Compares round by round, so that a temporary slowdown of the machine affects both sides.
    const ratio = spread(samples.kerf.map((ms, round) => ms / (samples.plain[round] ?? Number.NaN)));
    const word = budgetStatus(Number(ratio.median.toFixed(2)), renderBudgets[id]);
    if (word === "over") over.push(id);
    return [
      work,
      spread(samples.plain).median.toFixed(2),
      spread(samples.kerf).median.toFixed(2),
      ratio.median.toFixed(2),
      `${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}`,
      renderBudgets[id].toFixed(2),
      word,
    ];
  });
  return { text: table(["", "reference ms", "kerf ms", "ratio", "quartiles", "budget", ""], rows), over };
}
