import { existsSync } from "node:fs";
import { join } from "node:path";
import { borrowers } from "./classes";
import { isAside, touchesEverything } from "./everything";
import { type ChangedFile, git } from "./git";
import { ModuleGraph, type Reach } from "./graph";

/** What a change can reach. */
export interface Affected {
  /** Set where that is every story: the reasons. */
  everything: string[];
  /** Files of stories, and how the changes come to them. */
  files: Map<string, string[]>;
  /** Stories whose own pictures changed. */
  ids: Map<string, string[]>;
  /** Changed files that no story needs. */
  beside: string[];
}

const PREVIEW = ".storybook/preview.ts";

/** Files that Storybook finds stories in, as `stories` in its main.ts says. */
const STORY_FILE = /\.(stories\.tsx|truth\.ts)$/;

/** The work tree as it is: its files, and what its stories and the Storybook around them need. */
export interface World {
  root: string;
  files: string[];
  preview: Reach;
  stories: Map<string, Reach>;
}

export function readWorld(root: string): World {
  const files =
    git(root, "ls-files", "-co", "--exclude-standard", "--deduplicate")?.split("\n").filter(Boolean) ?? [];
  const there = files.filter((file) => existsSync(join(root, file)));
  const graph = new ModuleGraph(root);
  const stories = new Map<string, Reach>();
  for (const file of there)
    if (STORY_FILE.test(file) && isBrowsed(file)) stories.set(file, graph.reach(file));
  return { root, files: there, preview: graph.reach(PREVIEW), stories };
}

/** Finds the stories that a change of these files can reach. Where in doubt, it takes them in. */
export function findAffected({ root, files, preview, stories }: World, changed: ChangedFile[]): Affected {
  const affected: Affected = { everything: [], files: new Map(), ids: new Map(), beside: [] };
  for (const { file, gone } of changed) {
    const reason = touchesEverything(file) ?? ofPreview(file, preview) ?? (gone ? ofGone(file) : undefined);
    const [, id] = /^stories\/baselines\/([^/]+?)(?:\.txt$|\/)/.exec(file) ?? [];
    if (id) note(affected.ids, id, file);
    else if (reason) affected.everything.push(`${file}: ${reason}`);
    else if (!noteReached(affected, stories, file, "")) affected.beside.push(file);
  }
  for (const [file, why] of borrowers(root, changed, files)) noteReached(affected, stories, file, `: ${why}`);
  return affected;
}

/** The stories of a Storybook that are affected, each with the reasons. */
export function affectedStories<Story extends { id: string; importPath?: string }>(
  stories: readonly Story[],
  { everything, files, ids }: Affected,
): Map<Story, string[]> {
  const found = new Map<Story, string[]>();
  for (const story of stories) {
    const file = story.importPath?.replace(/^\.\//, "") ?? "";
    const reasons = [...everything, ...(files.get(file) ?? []), ...(ids.get(story.id) ?? [])];
    if (reasons.length > 0) found.set(story, reasons);
  }
  return found;
}

function isBrowsed(file: string): boolean {
  return /^(src|stories)\//.test(file);
}

function ofPreview(file: string, preview: Reach): string | undefined {
  return preview.has(file)
    ? `${ModuleGraph.way(preview, file).join(" → ")} is around every story`
    : undefined;
}

/** Nothing tells any more who needed it. */
function ofGone(file: string): string | undefined {
  return isAside(file) || STORY_FILE.test(file) ? undefined : "it is gone, and no graph shows who needed it";
}

function noteReached(affected: Affected, stories: Map<string, Reach>, file: string, why: string): boolean {
  let reached = false;
  for (const [story, reach] of stories) {
    if (!reach.has(file)) continue;
    reached = true;
    note(affected.files, story, ModuleGraph.way(reach, file).reverse().join(" ← ") + why);
  }
  return reached;
}

function note(notes: Map<string, string[]>, key: string, reason: string): void {
  notes.set(key, [...(notes.get(key) ?? []), reason]);
}
