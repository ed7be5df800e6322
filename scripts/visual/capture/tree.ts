import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { diffLines } from "../../lib/diff-lines";
import { waitForLoads } from "./loads";

/** The result of comparing a story's accessibility tree. */
export interface TreeResult {
  /** `new`: none was recorded yet. */
  outcome: "same" | "changed" | "new" | "accepted";
  /** A hash of the lines. */
  hash: string;
  /** The tree, if it isn't the same. */
  after?: string;
  /** The differences, in words. */
  message?: string;
  /** Set if it was not the same when the story was rendered again. It can't become a baseline. */
  unstable?: true;
}

/** The accessibility tree of the page: roles, names and states, as YAML. Storybook's own elements are hidden. */
export async function treeOf(page: Page): Promise<string> {
  await waitForLoads(page);
  const tree = await page.locator("body").ariaSnapshot();
  // Some live regions add and remove an invisible character, so that the same words are announced again.
  return `${tree.replaceAll(/[\u200b\u2060]/g, "")}\n`;
}

export function hashOfTree(tree: string): string {
  return createHash("sha256").update(tree).digest("hex").slice(0, 32);
}

/** Compares a story's tree with its baseline. */
export function compareTree(after: string, before: string | undefined): TreeResult {
  const hash = hashOfTree(after);
  if (before === after) return { outcome: "same", hash };
  if (before === undefined) return { outcome: "new", hash, after };
  const lines = diffLines(before, after);
  const count = Math.max(...["-", "+"].map((mark) => lines.filter((line) => line.mark === mark).length));
  const text = count === 1 ? "1 line differs" : `${count} lines differ`;
  return { outcome: "changed", hash, after, message: `${text} in the accessibility tree` };
}
