import type { Fact } from "../../lib/fact";

/** A table of the number of facts and failures of each kind, and a list of the failures. */
export function report(facts: readonly Fact[]): string {
  const kinds = [...new Set(facts.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const all = facts.filter((fact) => fact.kind === kind);
    return row(kind, all.length, failed(all));
  });
  const failures = facts.flatMap(({ kind, subject, problem }) =>
    problem === undefined ? [] : [`✗ ${kind}: ${subject}\n  ${problem.replaceAll("\n", "\n  ")}`],
  );
  return [
    row("kind", "facts", "failed"),
    ...rows,
    row("all", facts.length, failed(facts)),
    ...(failures.length > 0 ? ["", ...failures] : []),
  ].join("\n");
}

/** Prints the report. If a fact failed, the command fails. */
export function printFacts(facts: readonly Fact[]): void {
  console.log(`\n${report(facts)}`);
  if (failed(facts) > 0) process.exitCode = 1;
}

function failed(facts: readonly Fact[]): number {
  return facts.filter(({ problem }) => problem !== undefined).length;
}

function row(kind: string, count: number | string, failures: number | string): string {
  return `${kind.padEnd(16)}${String(count).padStart(7)}${String(failures).padStart(8)}`;
}
