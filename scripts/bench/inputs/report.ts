import { budgetStatus, table } from "../../lib/table";
import { spread } from "../render/stats";

/** The figures of one component with one length of list. */
export interface InputsResult {
  name: string;
  count: number;
  /** Milliseconds, round by round. */
  open: number[];
  type: number[];
}

/**
 * The maximum time of any list, as a multiple of the shortest list's. The cost must not grow with the list.
 */
const BUDGET = 2;

/**
 * A table of the times, each also as a multiple of the shortest list's, and the names of those over budget.
 */
export function renderInputs(results: readonly InputsResult[]): { text: string; over: string[] } {
  const over: string[] = [];
  const rows = results.map((result) => {
    const base = results.find(({ name }) => name === result.name) ?? result;
    const cells = (["open", "type"] as const).flatMap((work) => {
      const { median } = spread(result[work]);
      const ratio = median / spread(base[work]).median;
      const word = budgetStatus(ratio, BUDGET);
      if (word === "over") over.push(`${result.name} ${work} ${result.count}`);
      return [median.toFixed(1), ratio.toFixed(2), word];
    });
    return [result.name, result.count.toLocaleString("en"), ...cells];
  });
  const heading = ["", "items", "open, ms", "ratio", "", "type, ms", "ratio", ""];
  return { text: table(heading, rows), over };
}
