import { catalog } from "../../../../.storybook/kit/catalog";
import type { Descriptor } from "../../../../.storybook/kit/lookup";
import type { Fact } from "../../../lib/fact";
import type { KerfPage } from "../../../visual";

/** The test runner's functions in the page. Undefined in a Storybook that people browse. */
export function pageApi(): KerfPage | undefined {
  return window.kerf;
}

/** The catalog's entry for a component or part, such as `Dialog.Title`. */
export function descriptorOf(name: string): Descriptor | undefined {
  const [component = "", part] = name.split(".");
  const root = catalog.components[component];
  return part ? root?.subComponents?.[part] : root;
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
