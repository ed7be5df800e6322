import { basename } from "node:path";
import { shuffled } from "../lib/shuffle";
import { fromEnvironment } from "./run-settings";
import { weightOf } from "./timings";

interface Spec {
  path: string;
  /** The expected duration in ms. Reporters get it with each spec, and get the sum when the run starts. */
  duration?: number;
}

/**
 * Orders and shards the specs by name and duration, not by path.
 *
 * Jest's own sequencer hashes the path, and the test runner writes its specs to a folder with a random name. Shards on
 * two machines would overlap and leave stories out.
 * @see https://github.com/storybookjs/test-runner/issues/577
 */
export default class StorySequencer {
  /** Sorts the longest specs first, so that no worker starts one when the others are nearly done. */
  sort<T extends Spec>(specs: T[]): T[] {
    const { stress } = fromEnvironment();
    for (const spec of specs) spec.duration = weightOf(spec.path);
    const byName = [...specs].sort((a, b) => name(a).localeCompare(name(b), "en"));
    if (stress) return shuffled(byName, stress.seed);
    return byName.sort((a, b) => weightOf(b.path) - weightOf(a.path));
  }

  /** Assigns each spec, in that order, to the shard with the least work. All machines get the same result. */
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

  /** For `--onlyFailures`, returns all specs: the cache of failures is useless because paths are random. */
  allFailedTests<T extends Spec>(specs: T[]): T[] {
    return specs;
  }

  cacheResults(): void {}
}

function name({ path }: Spec): string {
  return basename(path);
}
