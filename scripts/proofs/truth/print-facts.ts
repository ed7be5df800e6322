import type { Fact } from "../../../.storybook/truth/fact";
import { table } from "../../bench/table";

/** Prints how many facts of each kind were checked, and what was wrong with those that failed; then the exit code says it. */
export function printFacts(facts: readonly Fact[]): void {
  const kinds = [...new Set(facts.map(({ kind }) => kind))];
  const failed = facts.filter(({ problem }) => problem);
  for (const { kind, subject, problem = "" } of failed) {
    console.log(`✗ ${kind}: ${subject}\n  ${problem.replaceAll("\n", "\n  ")}`);
  }
  const rows = kinds.map((kind) => [
    kind,
    String(facts.filter((fact) => fact.kind === kind).length),
    String(failed.filter((fact) => fact.kind === kind).length),
  ]);
  if (rows.length > 0) console.log(`\n${table(["", "checked", "failed"], rows)}`);
  if (failed.length > 0) process.exitCode = 1;
}
