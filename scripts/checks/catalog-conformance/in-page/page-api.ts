import type { Fact } from "../../../lib/fact";
import type { KerfPage } from "../../../visual/capture/in-page/api";

/** The test harness around the page. Undefined in a Storybook that people browse. */
export function pageApi(): KerfPage | undefined {
  return window.kerf;
}

/**
 * Passes facts to the test runner.
 *
 * @throws If there is no runner and facts are false. The error lists them.
 */
export function reportFacts(facts: Fact[]): void {
  const page = pageApi();
  if (page) {
    page.recordFacts(facts);
    return;
  }
  const problems = facts.flatMap(({ kind, subject, problem }) =>
    problem ? [`${kind} ${subject}: ${problem}`] : [],
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
