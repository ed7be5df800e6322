import { basename } from "node:path";
import { shuffled } from "../../lib/shuffle";
import { fromEnvironment } from "./run-settings";
import { weightOf } from "./timings";

interface Spec {
  path: string;
  /** How long Jest expects it to take, in ms: reporters get it with each spec, and their sum when the run starts. */
  duration?: number;
}

/**
 * Orders and shards the specs by what they are, not by where they lie.
 *
 * Jest's own sequencer hashes the path, and the test runner writes its specs to a folder with a random name. Shards on
 * two machines would overlap and leave stories out.
 * @see https://github.com/storybookjs/test-runner/issues/577
 */
export default class StorySequencer {
  /** The largest first, so that no worker begins a long one when the others are nearly done. */
  sort<T extends Spec>(specs: T[]): T[] {
    const { stress } = fromEnvironment();
    for (const spec of specs) spec.duration = weightOf(spec.path);
    const byName = [...specs].sort((a, b) => name(a).localeCompare(name(b), "en"));
    if (stress) return shuffled(byName, stress.seed);
    return byName.sort((a, b) => weightOf(b.path) - weightOf(a.path));
  }

  /** Gives each spec, in that order, to the shard with the least to do: every machine comes to the same end. */
  shard<T extends Spec>(
    specs: T[],
    { shardIndex, shardCount }: { shardIndex: number; shardCount: number },
  ): T[] {
    const shards = Array.from({ length: shardCount }, () => ({ load: 0, specs: [] as T[] }));
    for (const spec of this.sort(specs)) {
      const lightest = shards.reduce((least, shard) => (shard.load < least.load ? shard : least));
      lightest.load += weightOf(spec.path);
      lightest.specs.push(spec);
    }
    return shards[shardIndex - 1]?.specs ?? [];
  }

  /** After a failure, for `--onlyFailures`, which reads a cache that random paths make useless. */
  allFailedTests<T extends Spec>(specs: T[]): T[] {
    return specs;
  }

  cacheResults(): void {}
}

function name({ path }: Spec): string {
  return basename(path);
}
