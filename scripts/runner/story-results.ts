import { join, relative } from "node:path";
import { readCached, writeFileAtomically } from "../lib/files";
import { FileHashes, hashOf } from "../lib/hashes";
import { baselineFile } from "../visual/index";
import { CATALOG, type StoryInputs } from "./affected/story-inputs";
import type { StoryResult } from "./result";
import type { IndexEntry } from "./site";

/** The conditions that the results of stories depend on, besides files. */
interface Conditions {
  root: string;
  /** Folder of the baselines. */
  baselines: string;
  /** Folder of the results. */
  out: string;
  browser: string;
}

/** Results of stories that passed, by id, each with the hash of everything that the story depended on. */
type Stored = Record<string, { key: string; result: StoryResult }>;

/** The results of stories that passed, so that `--reuse` takes those whose inputs haven't changed since. */
export class StoryResults {
  private constructor(
    private readonly path: string,
    private readonly stored: Stored,
    private readonly keys: ReadonlyMap<string, string>,
  ) {}

  /**
   * Call it before the stories run, because the results count for the files as they are now.
   *
   * @param stories Every story of the Storybook.
   * @param inputs What the stories of a Storybook that was built from the work tree depend on.
   */
  static async open(
    stories: readonly IndexEntry[],
    inputs: StoryInputs,
    conditions: Conditions,
  ): Promise<StoryResults> {
    const path = join(conditions.out, "results/stories.json");
    return new StoryResults(path, (await readCached(path)) ?? {}, keysOf(stories, inputs, conditions));
  }

  /** Earlier results of stories whose inputs haven't changed since. */
  take(stories: readonly IndexEntry[]): StoryResult[] {
    return stories.flatMap((story) => {
      const { key, result } = this.stored[story.id] ?? {};
      return result && key === this.keys.get(story.id) ? [result] : [];
    });
  }

  /** Stores the results of stories that passed, and drops those of stories that no longer exist. */
  async keep(results: readonly StoryResult[]): Promise<void> {
    const passed = new Map(results.filter(hasPassed).map((result) => [result.id, result]));
    const kept: Stored = {};
    for (const [id, key] of this.keys) {
      const result = passed.get(id);
      const stored = result ? { key, result } : this.stored[id];
      if (stored) kept[id] = stored;
    }
    await writeFileAtomically(this.path, JSON.stringify(kept));
  }
}

/** The key of each story: a hash of the files, the part of the catalog and the baseline that it depends on. */
function keysOf(
  stories: readonly IndexEntry[],
  inputs: StoryInputs,
  { root, baselines, browser }: Conditions,
): Map<string, string> {
  const keys = new Map<string, string>();
  const hashes = new FileHashes(root);
  const environment = hashes.ofEnvironment();
  if (!environment) return keys;
  const common = hashes.ofAll(inputs.files.filter((file) => inputs.ofEveryStory(file)));
  const bySource = new Map<string, string>();
  // Stories share most parts of the catalog, which has megabytes.
  const byPart = new Map<unknown, string>();
  const hashOfPart = (part: unknown) => {
    const hash = byPart.get(part) ?? hashOf(part);
    byPart.set(part, hash);
    return hash;
  };
  for (const story of stories) {
    const reach = inputs.of(story);
    if (!reach) continue;
    const source = `${story.importPath} ${story.title}`;
    const files = () => hashes.ofAll([...reach].filter((file) => file !== CATALOG));
    const key =
      bySource.get(source) ??
      hashOf([environment, browser, common, files(), inputs.catalogOf(reach).map(hashOfPart)]);
    bySource.set(source, key);
    const baseline = relative(root, join(baselines, baselineFile(story.id)));
    keys.set(story.id, hashOf([key, story.id, hashes.of(baseline)]));
  }
  return keys;
}

/** Whether a story passed, and its pictures and tree match their baselines. */
function hasPassed({ failures, pictures, tree }: StoryResult): boolean {
  const isSame = ({ outcome }: { outcome: string }) => outcome === "same";
  return failures.length === 0 && pictures.every(isSame) && (!tree || isSame(tree));
}
