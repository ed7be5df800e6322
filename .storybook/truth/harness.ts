import type { KerfPage } from "../../scripts/visual/snapshots/in-page/api";
import type { Fact } from "./fact";

/** The test harness around the page; a Storybook that somebody browses has none. */
export function harness(): KerfPage | undefined {
  return window.kerf;
}

/**
 * Passes facts to the runner.
 *
 * @throws Outside the runner, with the facts that are false.
 */
export function reportFacts(facts: Fact[]): void {
  const page = harness();
  if (page) {
    page.recordFacts(facts);
    return;
  }
  const problems = facts.flatMap(({ kind, subject, problem }) =>
    problem ? [`${kind} ${subject}: ${problem}`] : [],
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
