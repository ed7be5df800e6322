import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What axe holds against the site's own part of a page; its stories are examined one by one, elsewhere. They bring
 * headings of their own, at any level.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(...args: unknown[]): Promise<AxeResults> } }).axe.run(
      { include: ["#storybook-docs"], exclude: ["[id^='story--']", "[inert]"] },
      {
        resultTypes: ["violations"],
        // Frames hold stories.
        iframes: false,
        rules: { region: { enabled: false }, "heading-order": { enabled: false } },
      },
    ),
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .slice(0, 3)
        .join(" | ")}`,
  );
}
