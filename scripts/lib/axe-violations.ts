import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import type { Locator } from "playwright-core";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The violations in an element, with the markup of up to three elements. Its frames have their own runs. */
export async function axeViolations(
  element: Locator,
  { exclude = [], rules = {} }: { exclude?: string[]; rules?: RunOptions["rules"] } = {},
): Promise<string[]> {
  const violations = await element.evaluate(
    async (root, [script, excluded, ruleOptions]) => {
      // biome-ignore lint/security/noGlobalEval: axe, in the page that it checks.
      globalThis.eval(script);
      const { axe } = window as unknown as { axe: { run(...args: unknown[]): Promise<AxeResults> } };
      const options = { resultTypes: ["violations"], iframes: false, rules: ruleOptions };
      return (await axe.run({ include: [root], exclude: excluded }, options)).violations;
    },
    [axe, exclude, rules] as const,
  );
  return violations.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(" | ")}`,
  );
}
