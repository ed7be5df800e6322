import type { Page } from "playwright-core";
import { diffLines } from "../../lib/diff-lines";
import type { Comparison } from "../baselines/compare-snapshot";
import { waitForLoads } from "./loads";

export interface TreeResult extends Comparison {
  /** The tree, if it isn't the same. */
  after?: string;
}

/** The accessibility tree of the page: roles, names and states, as YAML. Storybook's own elements are hidden. */
export async function treeOf(page: Page): Promise<string> {
  await waitForLoads(page);
  const tree = await page.locator("body").ariaSnapshot();
  // Some live regions add and remove an invisible character, so that the same words are announced again.
  return `${tree.replaceAll(/[\u200b\u2060]/g, "")}\n`;
}

/** Compares a story's tree with its baseline. */
export function compareTree(after: string, before: string | undefined): TreeResult {
  if (before === after) return { outcome: "same" };
  if (before === undefined) return { outcome: "new", after };
  const lines = diffLines(before, after);
  const count = Math.max(...["-", "+"].map((mark) => lines.filter((line) => line.mark === mark).length));
  const text = count === 1 ? "1 line differs" : `${count} lines differ`;
  return { outcome: "changed", after, message: `${text} in the accessibility tree` };
}
