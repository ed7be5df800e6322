import type { CatalogChange } from "../../../src/catalog/compare";
import { ModuleGraph, type Reach } from "../../changed/graph";
import type { StoryRecord } from "../../stories-test/record";
import type { IndexEntry } from "../../stories-test/site";
import type { Trees } from "../../visual/trees";
import type { Source, StoryFacts } from "../model";
import { History } from "./history";

/** A longer difference is read where it was made. */
const LONGEST_PATCH = 12_000;

interface Folders {
  baselines: Trees;
  review: Trees;
}

/** Gathers what stands beside the pictures of stories. */
export class FactFinder {
  /** Differences that the facts name. */
  readonly patches: Record<string, string> = {};
  private readonly graph: ModuleGraph;
  private readonly history: History;
  private readonly preview: Reach;
  private readonly reaches = new Map<string, Reach>();

  constructor(
    root: string,
    private readonly folders: Folders,
  ) {
    this.graph = new ModuleGraph(root);
    this.history = new History(root, folders.baselines.folder);
    this.preview = this.graph.reach(".storybook/preview.ts");
  }

  async of(record: StoryRecord, entry: IndexEntry | undefined): Promise<StoryFacts> {
    const { id, title, name, failures } = record;
    const commit = this.history.commitOf(id);
    const isOpen = record.tree?.outcome === "changed" || record.tree?.outcome === "new";
    const tree = isOpen ? await this.tree(id) : undefined;
    const reach = entry?.importPath ? this.reach(entry.importPath.replace(/^\.\//, "")) : undefined;
    return {
      title,
      name,
      failures: failures.filter(({ layer }) => layer !== "visual" && layer !== "tree"),
      ...(tree && { tree }),
      catalog: reach ? (await this.history.catalogSince(commit)).filter(isAbout(reach)) : [],
      sources: reach ? this.sources(commit, reach) : [],
    };
  }

  private async tree(id: string): Promise<StoryFacts["tree"]> {
    const { baselines, review } = this.folders;
    return { before: (await baselines.read(id)) ?? "", after: (await review.read(id)) ?? "" };
  }

  private reach(file: string): Reach {
    const reach = this.reaches.get(file) ?? this.graph.reach(file);
    this.reaches.set(file, reach);
    return reach;
  }

  /** Those of the story's own first; then what is around every story. */
  private sources(commit: string, reach: Reach): Source[] {
    const own: Source[] = [];
    const around: Source[] = [];
    for (const [file, patch] of this.history.changedSince(commit)) {
      const named = () => this.name(`${commit.slice(0, 10)}:${file}`, patch);
      if (reach.has(file)) own.push({ file, way: ModuleGraph.way(reach, file).reverse(), ...named() });
      else if (this.preview.has(file) || /^src\/.*\.css$/.test(file)) {
        around.push({ file, way: [file, "every story"], ...named() });
      }
    }
    return [...own, ...around];
  }

  /** Keeps a difference under a name, if it is short enough to be read beside a picture. */
  private name(name: string, patch: string): { patch?: string } {
    if (patch.length === 0 || patch.length > LONGEST_PATCH) return {};
    this.patches[name] = patch;
    return { patch: name };
  }
}

/** Whether a change of the catalog is about a component that a story needs. */
function isAbout(reach: Reach): (change: CatalogChange) => boolean {
  const folders = new Set(
    [...reach.keys()].flatMap((file) => /^src\/components\/([^/]+)\//.exec(file)?.[1] ?? []),
  );
  return ({ subject }) => folders.has(kebab(subject.split(".")[0] ?? ""));
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}
