import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOG, catalogParts, componentFolders, readsWholeCatalog } from "./catalog-parts";
import { borrowers } from "./classes";
import { isAside, touchesEverything } from "./everything";
import { type ChangedFile, workTreeFiles } from "./git";
import { ModuleGraph, type Reach } from "./graph";

/** The stories that a change can reach. */
export interface Affected {
  /** Set where that is every story: the reasons. */
  everything: string[];
  /** Sources of stories, and how the changes come to them. */
  files: Map<string, string[]>;
  /** Stories whose own pictures changed. */
  ids: Map<string, string[]>;
  /** Changed files that no story needs. */
  beside: string[];
}

/** Of an entry of a Storybook's index, what says where it comes from. */
interface Entry {
  title?: string;
  importPath?: string;
}

const PREVIEW = ".storybook/preview.ts";

/** Files that Storybook finds stories in, as `stories` in its main.ts says. */
const STORY_FILE = /\.(stories\.tsx|truth\.ts)$/;

/** The work tree as it is: its files, and what its stories and the Storybook around them need. */
export interface WorkTree {
  root: string;
  files: string[];
  /** A file's text; empty if there is no such file. */
  text: (file: string) => string;
  preview: Reach;
  /** What stories need, by their source: their file; of Truth stories, the file and the component. */
  stories: Map<string, Reach>;
  /** Sources whose stories draw on the whole catalog. */
  wholeCatalog: Set<string>;
}

export function readWorkTree(root: string): WorkTree {
  const there = workTreeFiles(root);
  const graph = new ModuleGraph(root);
  const text = (file: string) => textOf(root, file);
  const subjects = catalogParts(text(CATALOG))?.subjects ?? [];
  const stories = new Map<string, Reach>();
  for (const file of there.filter((each) => STORY_FILE.test(each) && isBrowsed(each))) {
    if (!isTruth(file) || subjects.length === 0) stories.set(file, graph.reach(file));
    else
      for (const each of subjects) stories.set(`${file}#${each.name}`, graph.reach(file, { subject: each }));
  }
  const whole = [...stories].filter(([, reach]) => readsWholeCatalog(graph, reach));
  return {
    root,
    files: there,
    text,
    preview: graph.reach(PREVIEW),
    stories,
    wholeCatalog: new Set(whole.map(([source]) => source)),
  };
}

/** Of an entry of the Storybook, what {@link WorkTree} knows its stories by. */
export function sourceOf({ title = "", importPath = "" }: Entry): string {
  const file = importPath.replace(/^\.\//, "");
  // `Truth/Dialog` has the stories of Dialog and of its parts.
  return isTruth(file) ? `${file}#${title.split("/")[1]}` : file;
}

/** Finds the stories that a change of these files can reach. In doubt, it includes them. */
export function findAffected(workTree: WorkTree, changed: ChangedFile[]): Affected {
  const { root, files, preview, stories } = workTree;
  const affected: Affected = { everything: [], files: new Map(), ids: new Map(), beside: [] };
  for (const { file, gone, before = "" } of changed) {
    if (file === CATALOG && noteEntries(affected, workTree, before)) continue;
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
export function affectedStories<Story extends Entry & { id: string }>(
  stories: readonly Story[],
  { everything, files, ids }: Affected,
): Map<Story, string[]> {
  const found = new Map<Story, string[]>();
  for (const story of stories) {
    const reasons = [...everything, ...(files.get(sourceOf(story)) ?? []), ...(ids.get(story.id) ?? [])];
    if (reasons.length > 0) found.set(story, reasons);
  }
  return found;
}

/** Notes whom the catalog's changes concern, if they are about single components. */
function noteEntries(affected: Affected, { text, stories, wholeCatalog }: WorkTree, before: string): boolean {
  const [old, current] = [catalogParts(before), catalogParts(text(CATALOG))];
  if (!old || old.shared !== current?.shared) return false;
  const changed = [...current.entries.keys()].filter(
    (folder) => old.entries.get(folder) !== current.entries.get(folder),
  );
  for (const [source, reach] of stories) {
    const own = componentFolders(reach);
    const about = changed.filter((folder) => wholeCatalog.has(source) || own.has(folder));
    if (about.length > 0) note(affected.files, source, `${CATALOG}: what it says of ${about.join(", ")}`);
  }
  return true;
}

/** One title of Truth is about one component, though the stories of all are in one file. */
function isTruth(file: string): boolean {
  return file.endsWith(".truth.ts");
}

function textOf(root: string, file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
}

function isBrowsed(file: string): boolean {
  return /^(src|stories|\.storybook\/truth)\//.test(file);
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
