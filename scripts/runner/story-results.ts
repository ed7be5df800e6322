import { join, relative } from "node:path";
import { readIfExists, writeFileAtomically } from "../lib/files";
import { FileHashes, hashOf } from "../lib/hashes";
import { baselineFile } from "../visual";
import { CATALOG, type StoryInputs } from "./affected/story-inputs";
import type { StoryResult } from "./result";
import type { IndexEntry } from "./site";

interface StoredResult {
  /** The hash of everything that the story depended on. */
  key: string;
  result: StoryResult;
}

/** The conditions that the results of stories depend on, besides files. */
interface Conditions {
  root: string;
  /** Folder of the baselines. */
  baselines: string;
  /** Folder of the results. */
  out: string;
  browser: string;
}

/** The results of stories that passed, so that `--reuse` takes those whose inputs haven't changed since. */
export class StoryResults {
  private constructor(
    private readonly path: string,
    private readonly stored: Record<string, StoredResult>,
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
    return new StoryResults(path, await read(path), keysOf(stories, inputs, conditions));
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
    const all: Record<string, StoredResult> = {};
    for (const [id, key] of this.keys) {
      const result = passed.get(id);
      const stored = result ? { key, result } : this.stored[id];
      if (stored) all[id] = stored;
    }
    await writeFileAtomically(this.path, JSON.stringify(all));
  }
}

/** The stored results. A file that can't be read costs time, but doesn't fail the run. */
async function read(path: string): Promise<Record<string, StoredResult>> {
  try {
    return JSON.parse(String((await readIfExists(path)) ?? "{}"));
  } catch {
    return {};
  }
}

/** The key of each story: a hash of the files, the part of the catalog and the baseline that it depends on. */
function keysOf(
  stories: readonly IndexEntry[],
  inputs: StoryInputs,
  { root, baselines, browser }: Conditions,
): Map<string, string> {
  const hashes = new FileHashes(root);
  const environment = hashes.ofEnvironment();
  const common = [
    environment,
    browser,
    hashes.ofAll(inputs.files.filter((file) => inputs.ofEveryStory(file))),
  ];
  const bySource = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const story of stories) {
    const reach = inputs.of(story);
    if (!reach || !environment) continue;
    const source = `${story.importPath} ${story.title}`;
    const files = () => hashes.ofAll([...reach.keys()].filter((file) => file !== CATALOG));
    const key = bySource.get(source) ?? hashOf([common, files(), inputs.catalogOf(reach)]);
    bySource.set(source, key);
    const baseline = relative(root, join(baselines, baselineFile(story.id)));
    keys.set(story.id, hashOf([key, story.id, hashes.of(baseline)]));
  }
  return keys;
}

/** Whether a story passed, and its pictures and tree match their baselines. */
export function hasPassed({ failures, pictures, tree }: StoryResult): boolean {
  const isSame = ({ outcome }: { outcome: string }) => outcome === "same";
  return failures.length === 0 && pictures.every(isSame) && (!tree || isSame(tree));
}
