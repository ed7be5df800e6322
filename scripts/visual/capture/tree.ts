import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { readIfExists, writeFileAtomically } from "../../lib/files";
import type { Baselines } from "../baselines/baselines";
import { waitForLoads } from "./loads";

/** Accessibility trees that must be reviewed, as files: `<folder>/<story-id>/tree.yml`. */
export class Trees {
  constructor(private readonly folder: string) {}

  private path(storyId: string): string {
    return join(this.folder, storyId, "tree.yml");
  }

  async read(storyId: string): Promise<string | undefined> {
    return (await readIfExists(this.path(storyId)))?.toString();
  }

  async write(storyId: string, tree: string): Promise<void> {
    await writeFileAtomically(this.path(storyId), tree);
  }
}

/** The result of comparing a story's accessibility tree. */
export interface TreeResult {
  /** `new`: none was recorded yet. */
  outcome: "same" | "changed" | "new" | "accepted";
  /** A hash of the lines. */
  hash: string;
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
export async function compareTree(
  storyId: string,
  tree: string,
  { baselines, review }: { baselines: Baselines; review: Trees },
): Promise<TreeResult> {
  const hash = hashOfTree(tree);
  const stored = await baselines.tree(storyId);
  if (stored === tree) return { outcome: "same", hash };
  await review.write(storyId, tree);
  if (stored === undefined) return { outcome: "new", hash };
  const count = linesThatDiffer(stored, tree);
  const lines = count === 1 ? "1 line differs" : `${count} lines differ`;
  return { outcome: "changed", hash, message: `${lines} in the accessibility tree` };
}

function linesThatDiffer(before: string, after: string): number {
  const [old, current] = [before.split("\n"), after.split("\n")];
  const lacking = (lines: string[], others: string[]) => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    }).length;
  };
  return Math.max(1, lacking(old, current), lacking(current, old));
}
