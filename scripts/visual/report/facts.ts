import type { CatalogChange } from "../../../src/catalog/compare";
import type { StoryRecord } from "../../runner/record";
import type { IndexEntry } from "../../runner/site";
import { ModuleGraph, type Reach } from "../../stories/changed/graph";
import type { Baselines } from "../baselines/baselines";
import type { Trees } from "../capture/trees";
import { Causes, order } from "./causes";
import { History } from "./history";
import type { Cause, Source, StoryFacts } from "./model";
import { Texts } from "./texts";

/** The maximum length of a diff on the page. Longer diffs are easier to read with git. */
const LONGEST_PATCH = 12_000;

interface Folders {
  baselines: Baselines;
  review: Trees;
}

/** Collects the facts beside the pictures of stories. */
export class FactFinder {
  /** The diffs that the facts refer to, by name. */
  readonly patches: Record<string, string> = {};
  /** The changed tokens and recipe values that the facts refer to, by name. */
  readonly causes: Record<string, Cause> = {};
  private readonly graph: ModuleGraph;
  private readonly history: History;
  private readonly named: Causes;
  private readonly preview: Reach;
  /** The modules that tokens.css is generated from. No story imports them. */
  private readonly theme: Reach;
  private readonly reaches = new Map<string, Reach>();
  private readonly texts: Texts;

  constructor(
    root: string,
    private readonly folders: Folders,
  ) {
    this.graph = new ModuleGraph(root);
    this.history = new History(root, folders.baselines.folder);
    this.named = new Causes(root, this.history.base);
    this.preview = this.graph.reach(".storybook/preview.ts");
    this.theme = this.graph.reach("scripts/theme/index.ts");
    this.texts = new Texts(root);
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
      causes: reach ? await this.causesOf(commit, reach) : [],
      sources: reach ? this.sources(commit, reach) : [],
    };
  }

  private async tree(id: string): Promise<StoryFacts["tree"]> {
    const { baselines, review } = this.folders;
    return { before: (await baselines.tree(id)) ?? "", after: (await review.read(id)) ?? "" };
  }

  private reach(file: string): Reach {
    const reach = this.reaches.get(file) ?? this.graph.reach(file);
    this.reaches.set(file, reach);
    return reach;
  }

  /**
   * The names of the changes that the story uses. It uses a recipe if it imports the recipe's module, and a
   * color if a class in its modules has the color's name. Other tokens always count as used.
   */
  private async causesOf(commit: string, reach: Reach): Promise<string[]> {
    const uses = ({ kind, name, file = "", before }: Cause) =>
      kind === "recipe"
        ? reach.has(file)
        : !before.startsWith("oklch") || this.texts.mention(reach, name.replace("--kerf", ""));
    return (await this.named.list(commit)).filter(uses).map((cause) => {
      const key = `${commit.slice(0, 10)}:${cause.name}`;
      this.causes[key] = cause;
      return key;
    });
  }

  /** The changed files that the story depends on, the likeliest cause first. */
  private sources(commit: string, reach: Reach): Source[] {
    const sources: (Source & { rank: number })[] = [];
    for (const [file, patch] of this.history.changedSince(commit)) {
      const way = this.wayFrom(file, reach);
      if (!way) continue;
      const origin = this.history.originOf(file);
      const rank = order.indexOf(origin) * 10 + this.texts.rank(file, reach.has(file));
      sources.push({ file, origin, way, rank, ...this.name(`${commit.slice(0, 10)}:${file}`, patch) });
    }
    return sources.sort((a, b) => a.rank - b.rank).map(({ rank, ...source }) => source);
  }

  /** The chain of modules from a file to the story. Undefined if the file doesn't reach it. */
  private wayFrom(file: string, reach: Reach): string[] | undefined {
    if (reach.has(file)) return ModuleGraph.way(reach, file).reverse();
    if (this.theme.has(file) && file.startsWith("src/")) return [file, "src/theme/tokens.css", "every story"];
    return this.preview.has(file) || /^src\/.*\.css$/.test(file) ? [file, "every story"] : undefined;
  }

  /** Keeps a diff under a name, if it is short enough to read next to a picture. */
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
