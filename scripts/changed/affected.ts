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

/** Finds the stories that a change of these files can reach. Where in doubt, it takes them in. */
export function findAffected(root: string, changed: ChangedFile[]): Affected {
  const files =
    git(root, "ls-files", "-co", "--exclude-standard", "--deduplicate")?.split("\n").filter(Boolean) ?? [];
  const there = files.filter((file) => !changed.some((change) => change.gone && change.file === file));
  const graph = new ModuleGraph(root);
  const preview = graph.reach(PREVIEW);
  const stories = new Map<string, Reach>();
  for (const file of there)
    if (/\.stories\.tsx$/.test(file) && isBrowsed(file)) stories.set(file, graph.reach(file));

  const affected: Affected = { everything: [], files: new Map(), ids: new Map(), beside: [] };
  for (const { file, gone } of changed) {
    const reason = touchesEverything(file) ?? ofPreview(file, preview) ?? (gone ? ofGone(file) : undefined);
    const [, id] = /^stories\/baselines\/([^/]+)\//.exec(file) ?? [];
    if (id) note(affected.ids, id, file);
    else if (reason) affected.everything.push(`${file}: ${reason}`);
    else if (!noteReached(affected, stories, file, "")) affected.beside.push(file);
  }
  for (const [file, why] of borrowers(root, changed, there)) noteReached(affected, stories, file, `: ${why}`);
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
  return isAside(file) || /\.stories\.tsx$/.test(file)
    ? undefined
    : "it is gone, and no graph shows who needed it";
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
