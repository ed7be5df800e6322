import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ChangedFile, workTreeFiles } from "../../lib/git";
import { baselineFile } from "../../visual/baselines/baseline-file";
import { CATALOG, catalogParts, componentFolders, readsWholeCatalog } from "./catalog-parts";
import { borrowers } from "./classes";
import { isAside, touchesEverything } from "./everything";
import { ModuleGraph, type Reach } from "./graph";

/** The stories that a change can reach. */
export interface Affected {
  /** The reasons why the change can reach every story. Empty if it can't. */
  everything: string[];
  /** The sources of the affected stories, each with the import paths from the changed files. */
  files: Map<string, string[]>;
  /** The files of baselines that changed, by name, each with its path. */
  baselines: Map<string, string[]>;
  /** Changed files that no story needs. */
  beside: string[];
}

/** The fields of an entry in a Storybook's index that identify its source. */
interface Entry {
  title?: string;
  importPath?: string;
}

const PREVIEW = ".storybook/preview.ts";

/** The files with stories, as `stories` in Storybook's main.ts lists them. */
const STORY_FILE = /\.(stories\.tsx|conformance\.ts)$/;

/** The current work tree: its files, and the files that its stories and Storybook's preview depend on. */
export interface WorkTree {
  root: string;
  files: string[];
  /** A file's text; empty if there is no such file. */
  text: (file: string) => string;
  preview: Reach;
  /** The dependencies of stories by source: the file or, for stories of Catalog, the file and the component. */
  stories: Map<string, Reach>;
  /** The sources whose stories use the whole catalog. */
  wholeCatalog: Set<string>;
}

export function readWorkTree(root: string): WorkTree {
  const there = workTreeFiles(root);
  const graph = new ModuleGraph(root);
  const text = (file: string) => textOf(root, file);
  const subjects = catalogParts(text(CATALOG))?.subjects ?? [];
  const stories = new Map<string, Reach>();
  for (const file of there.filter((each) => STORY_FILE.test(each) && isBrowsed(each))) {
    if (!isConformance(file) || subjects.length === 0) stories.set(file, graph.reach(file));
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

/** The source of an entry in the Storybook's index, as in the `stories` of a {@link WorkTree}. */
export function sourceOf({ title = "", importPath = "" }: Entry): string {
  const file = importPath.replace(/^\.\//, "");
  // `Catalog/Dialog` has the stories of Dialog and of its parts.
  return isConformance(file) ? `${file}#${title.split("/")[1]}` : file;
}

/** Finds the stories that a change of these files can reach. If in doubt, it includes them. */
export function findAffected(workTree: WorkTree, changed: ChangedFile[]): Affected {
  const { root, files, preview, stories } = workTree;
  const affected: Affected = { everything: [], files: new Map(), baselines: new Map(), beside: [] };
  for (const { file, gone, before = "" } of changed) {
    if (file === CATALOG && noteEntries(affected, workTree, before)) continue;
    const reason = touchesEverything(file) ?? ofPreview(file, preview) ?? (gone ? ofGone(file) : undefined);
    const [, name] = /^stories\/baselines\/([^/]+)$/.exec(file) ?? [];
    if (name) note(affected.baselines, name, file);
    else if (reason) affected.everything.push(`${file}: ${reason}`);
    else if (!noteReached(affected, stories, file, "")) affected.beside.push(file);
  }
  for (const [file, why] of borrowers(root, changed, files)) noteReached(affected, stories, file, `: ${why}`);
  return affected;
}

/** The stories of a Storybook that are affected, each with the reasons. */
export function affectedStories<Story extends Entry & { id: string }>(
  stories: readonly Story[],
  { everything, files, baselines }: Affected,
): Map<Story, string[]> {
  const found = new Map<Story, string[]>();
  for (const story of stories) {
    const ofBaselines = baselines.get(baselineFile(story.id)) ?? [];
    const reasons = [...everything, ...(files.get(sourceOf(story)) ?? []), ...ofBaselines];
    if (reasons.length > 0) found.set(story, reasons);
  }
  return found;
}

/**
 * Records the stories that changes of the catalog affect. Returns false if the changes aren't limited to the
 * entries of single components.
 */
function noteEntries(affected: Affected, { text, stories, wholeCatalog }: WorkTree, before: string): boolean {
  const [old, current] = [catalogParts(before), catalogParts(text(CATALOG))];
  if (!old || old.shared !== current?.shared) return false;
  const changed = [...current.entries.keys()].filter(
    (folder) => old.entries.get(folder) !== current.entries.get(folder),
  );
  for (const [source, reach] of stories) {
    const own = componentFolders(reach);
    const about = changed.filter((folder) => wholeCatalog.has(source) || own.has(folder));
    if (about.length > 0) note(affected.files, source, `${CATALOG}: its facts about ${about.join(", ")}`);
  }
  return true;
}

/** Whether a file has the stories of Catalog. One file has all of them, but each title is about one component. */
function isConformance(file: string): boolean {
  return file.endsWith(".conformance.ts");
}

function textOf(root: string, file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
}

function isBrowsed(file: string): boolean {
  return /^(src|stories|scripts\/checks\/catalog-conformance)\//.test(file);
}

function ofPreview(file: string, preview: Reach): string | undefined {
  return preview.has(file)
    ? `${ModuleGraph.way(preview, file).join(" → ")} is loaded for every story`
    : undefined;
}

/** A deleted file may affect every story, because its importers are no longer known. */
function ofGone(file: string): string | undefined {
  return isAside(file) || STORY_FILE.test(file) ? undefined : "it was deleted, and its importers are unknown";
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
