import type { CatalogChange } from "../../../src/catalog/compare";
import { ModuleGraph, type Reach } from "../../changed/graph";
import type { StoryRecord } from "../../stories-test/record";
import type { IndexEntry } from "../../stories-test/site";
import type { PictureFolder } from "../../visual/picture-folder";
import type { Source, StoryFacts } from "../model";
import { History } from "./history";

/** A longer difference is read where it was made. */
const LONGEST_PATCH = 12_000;

interface Folders {
  baselines: PictureFolder;
  review: PictureFolder;
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
    return { before: (await baselines.readTree(id)) ?? "", after: (await review.readTree(id)) ?? "" };
  }

  private reach(file: string): Reach {
    const reach = this.reaches.get(file) ?? this.graph.reach(file);
    this.reaches.set(file, reach);
    return reach;
  }

  private sources(commit: string, reach: Reach): Source[] {
    return this.history.changedSince(commit).flatMap(({ file }): Source[] => {
      const way = reach.has(file)
        ? ModuleGraph.way(reach, file).reverse()
        : this.preview.has(file) || /^src\/.*\.css$|^\.storybook\//.test(file)
          ? [file, "every story"]
          : undefined;
      return way ? [{ file, way, ...this.patchOf(commit, file) }] : [];
    });
  }

  private patchOf(commit: string, file: string): { patch?: string } {
    const name = `${commit.slice(0, 10)}:${file}`;
    this.patches[name] ??= this.history.patch(commit, file);
    const length = this.patches[name]?.length ?? 0;
    if (length > 0 && length <= LONGEST_PATCH) return { patch: name };
    delete this.patches[name];
    return {};
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
