import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Catalog } from "../../../src/catalog/catalog";
import { changedFiles, git, workTreeFiles } from "../../lib/git";
import { baselineFile } from "../../visual/index";
import { ModuleGraph, type Reach, STATS } from "./module-graph";

/** The part of an entry in a Storybook's index that names its source. */
export interface StorySource {
  id: string;
  title: string;
  importPath?: string;
}

export const CATALOG = "src/catalog/catalog.json";

/**
 * Modules that the preview imports, but doesn't load for every story: pages of documentation and modules of stories. It
 * imports the package as a whole only to look up the component of the current story.
 */
const ON_DEMAND = /^(\.storybook\/documentation\.tsx|src\/index\.ts)$|\.stories\.tsx$/;

/** The files that can change any story although no story imports them. */
const ANY_STORY = [
  // It sets up the Storybook.
  /^\.storybook\/(?!(addons|docs|kit)\/)/,
  // The stories are built and tested with it.
  /^scripts\/((lib|runner|theme|visual\/(baselines|capture))\/|checks\/[\w-]+\/preset\.ts$)/,
  /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/,
  /^src\/theme\//,
];

/** Files that Storybook never loads for a story: tests, texts, and what the stories are compared with. */
const NEVER_LOADED = /\.(test|e2e|bench)\.tsx?$|\.mdx?$|^stories\/((page-)?baselines|records)\//;

/** The files that the stories of a built Storybook depend on, by the graph of its bundler. */
export class StoryInputs {
  private readonly preview: Reach | undefined;
  private readonly sources = new Map<string, Reach | undefined>();

  private constructor(
    readonly files: readonly string[],
    private readonly graph: ModuleGraph,
    private readonly catalog: Catalog,
  ) {
    this.preview = graph.reach(graph.annotations, (_, to) => !ON_DEMAND.test(to));
  }

  /** Reads the graph of a Storybook that was built from the work tree. */
  static of(root: string, site: string): StoryInputs {
    const catalog: Catalog = JSON.parse(readFileSync(join(root, CATALOG), "utf8"));
    return new StoryInputs(workTreeFiles(root), ModuleGraph.of(root, site), catalog);
  }

  /** Whether a change of the file can affect every story. */
  ofEveryStory(file: string): boolean {
    if (file === CATALOG || NEVER_LOADED.test(file)) return false;
    if (ANY_STORY.some((pattern) => pattern.test(file)) || !this.preview || this.preview.has(file))
      return true;
    // No import says which stories load it.
    const isLoadedByPath = /^(src|stories|\.storybook)\//.test(file) && !/\.[mc]?[jt]sx?$/.test(file);
    return isLoadedByPath && !this.graph.has(file);
  }

  /**
   * The files that a story depends on, besides those that every story depends on. Undefined if only running it tells.
   */
  of({ title, importPath = "" }: StorySource): Reach | undefined {
    const file = importPath.replace(/^\.\//, "");
    // A title of the catalog's own stories renders one component, though their file could render any.
    const [, component] = /^Catalog\/(\w+)/.exec(title) ?? [];
    const key = `${file} ${component}`;
    if (!this.sources.has(key)) {
      this.sources.set(key, component ? this.ofComponent(file, component) : this.graph.reach([file]));
    }
    return this.sources.get(key);
  }

  /**
   * The part of the catalog that a story reads: the entries of the components that it renders. A page that imports the
   * catalog itself reads all of it.
   */
  catalogOf(reach: Reach, { components, ...shared } = this.catalog): unknown[] {
    const names = Object.keys(components);
    const readsAll = [...reach].some(
      (file) => !this.preview?.has(file) && this.graph.importsOf(file).some((to) => WHOLE_CATALOG.has(to)),
    );
    const folders = new Set([...reach].map(componentOf));
    const read = readsAll ? names : names.filter((name) => folders.has(name.toLowerCase()));
    return [...Object.entries(shared).flat(), names, ...read.map((name) => components[name])];
  }

  private ofComponent(file: string, name: string): Reach | undefined {
    const isOwn = (to: string) => componentOf(to) === name.toLowerCase();
    const isOther = (to: string) => to === "src/index.ts" || (componentOf(to) !== undefined && !isOwn(to));
    const story = this.graph.reach([file], (from, to) => from.startsWith("src/") || !isOther(to));
    const entry = this.files.find((each) => isOwn(each) && each.endsWith("/index.ts"));
    const component = entry && this.graph.reach([entry]);
    return story && component ? new Set([...component, ...story]) : undefined;
  }
}

/**
 * The stories that the files which differ from a commit can affect.
 *
 * @throws if git doesn't know the commit.
 */
export function changedStories<Story extends StorySource>(
  root: string,
  base: string,
  stories: readonly Story[],
  inputs: StoryInputs,
): Story[] {
  const changed = changedFiles(root, base);
  if (!changed)
    throw new Error(`git can't find commit "${base}". Pass another, or run: git fetch origin main`);
  if (changed.some((file) => inputs.ofEveryStory(file))) return [...stories];
  const before = changed.includes(CATALOG) ? git(root, "show", `${base}:${CATALOG}`) : undefined;
  const oldCatalog: Catalog | undefined = before === undefined ? undefined : JSON.parse(before);
  return stories.filter((story) => {
    const reach = inputs.of(story);
    const baseline = `stories/baselines/${baselineFile(story.id)}`;
    if (!reach || changed.some((file) => reach.has(file) || file === baseline)) return true;
    return oldCatalog && !isDeepStrictEqual(inputs.catalogOf(reach), inputs.catalogOf(reach, oldCatalog));
  });
}

/** The modules that export the whole catalog. */
const WHOLE_CATALOG = new Set([CATALOG, ".storybook/kit/catalog.ts"]);

/** The component that a file belongs to, in lower case and without hyphens. */
function componentOf(file: string): string | undefined {
  return /^src\/components\/([^/]+)\//.exec(file)?.[1]?.replaceAll("-", "");
}

/** Returns whether a file can affect a story. False if the Storybook was built without its graph. */
export function reachesIn(
  root: string,
  site: string,
): (file: string, story: StorySource & { file?: string }) => boolean {
  let inputs: StoryInputs | undefined;
  return (file, story) => {
    if (!existsSync(join(site, STATS))) return false;
    inputs ??= StoryInputs.of(root, site);
    const reach = inputs.of({ ...story, importPath: story.file ?? "" });
    return reach?.has(file) || inputs.ofEveryStory(file);
  };
}
