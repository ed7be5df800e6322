import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ScratchCopy, scratchCopy } from "../../lib/scratch-copy";
import type { Layer, StoryRecord } from "../../stories/run/record";
import type { IndexEntry } from "../../stories/run/site";
import { type RecordSeed, type Seed, type StorySeed, seeded } from "./seed";

/** A scratch copy of the work tree that seeds are applied to, and checks run in. */
export class SeededTree {
  private readonly copy: ScratchCopy = scratchCopy();

  get path(): string {
    return this.copy.path;
  }

  /** Runs a shell command in the copy. */
  run(command: string): { ok: boolean; output: string } {
    return this.copy.run(command);
  }

  remove(): void {
    this.copy.remove();
  }

  /** The text of a file in the copy: empty if there is no such file. */
  read(file: string): string {
    const path = join(this.path, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  /** Applies seeds, does the work, and restores the files. */
  withSeeds<Result>(seeds: readonly Seed[], work: () => Result): Result {
    const originals = new Map(seeds.map(({ file }) => [file, this.read(file)]));
    try {
      for (const seed of seeds) writeFileSync(join(this.path, seed.file), seeded(seed, this.read(seed.file)));
      return work();
    } finally {
      for (const [file, text] of originals) {
        if (text) writeFileSync(join(this.path, file), text);
        else rmSync(join(this.path, file));
      }
    }
  }

  /** The command that runs stories of the copy by their ids. */
  storiesCommand(ids: readonly string[], options = ""): string {
    // Reuses the pictures that earlier runs in the work tree have decoded.
    const store = resolve(".cache/snapshots");
    const stories = `^(${[...new Set(ids)].join("|")})$`;
    return `npm run --silent test:stories -- --shots 1 --store '${store}' --stories '${stories}' ${options}`;
  }

  /** Runs stories of the copy by their ids. Returns the failed ones, each with the layers that failed. */
  failures(ids: readonly string[]): Map<string, Set<Layer>> {
    const folder = join(this.path, ".cache/records");
    rmSync(folder, { recursive: true, force: true });
    const { output } = this.run(this.storiesCommand(ids));
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const records = files.map((file): StoryRecord => JSON.parse(readFileSync(join(folder, file), "utf8")));
    const seen = new Set(records.map(({ id }) => id));
    const missing = ids.filter((id) => !seen.has(id));
    if (missing.length > 0) throw new Error(`These stories did not run: ${missing.join(", ")}\n${output}`);
    const failed = records.filter(({ failures }) => failures.length > 0);
    return new Map(failed.map(({ id, failures }) => [id, new Set(failures.map(({ layer }) => layer))]));
  }

  /** Compares the records of the seeds' stories by a job of `prove`. Returns the ids of the stories that differ. */
  differing(job: string, seeds: readonly RecordSeed[]): string[] {
    if (seeds.length === 0) return [];
    const ids = seeds.map(({ story }) => story);
    const { output } = this.run(`npm run --silent prove -- ${job} --stories '^(${ids.join("|")})$'`);
    if (!/\d+ passed, \d+ failed/.test(output)) throw new Error(`${job} did not run:\n${output}`);
    const lines = new Set(output.split("\n"));
    return ids.filter((id) => lines.has(`${this.visited[id]?.title}/${this.visited[id]?.name}`));
  }

  /** The stories of the Storybook that {@link differing} built last. */
  get visited(): Record<string, IndexEntry> {
    return JSON.parse(this.read(".cache/visited-site/index.json")).entries;
  }

  /** The stories of the Storybook that was built last. */
  get index(): Record<string, IndexEntry> {
    return JSON.parse(this.read(".cache/stories-site/index.json")).entries;
  }
}

/**
 * Runs a job on a scratch copy, and removes the copy. The job returns its problems; if it returns any, the command fails.
 */
export async function runSeeded(job: (tree: SeededTree) => string[] | Promise<string[]>): Promise<void> {
  const tree = new SeededTree();
  try {
    const problems = await job(tree);
    console.log("");
    for (const problem of problems) console.log(`✗ ${problem}`);
    console.log(problems.length > 0 ? `${problems.length} problems.` : "No problems.");
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    tree.remove();
  }
}

/** The seeds whose file or name matches `--only`. */
export function matching<Each extends Seed>(seeds: readonly Each[], only: string): Each[] {
  const pattern = new RegExp(only, "i");
  return seeds.filter(({ name, file }) => pattern.test(`${file} ${name}`));
}

/** Runs the stories without their seeds, and throws if one fails. The run also builds the Storybook that `index` reads. */
export function requireSound(tree: SeededTree, seeds: readonly StorySeed[]): void {
  const stories = seeds.length > 0 ? seeds.map(({ story }) => story) : ["components-button--playground"];
  const failing = [...tree.failures(stories).keys()];
  if (failing.length > 0) throw new Error(`These stories fail without a change: ${failing.join(", ")}`);
}

/** Prints each seed with the check that caught it. Returns a problem for each seed that no check caught. */
export function missedOf<Each extends Seed>(
  seeds: readonly Each[],
  caughtBy: (seed: Each) => string | undefined,
): string[] {
  return seeds.flatMap((seed) => {
    const check = caughtBy(seed);
    const text = `${seed.file}: ${seed.name}`;
    if (check) console.log(`✓ ${text} (${check})`);
    return check ? [] : [`missed: ${text}`];
  });
}
