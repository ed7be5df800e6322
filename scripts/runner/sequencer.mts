import { statSync } from "node:fs";
import { basename } from "node:path";

interface Spec {
  path: string;
}

/** How long a story takes by the kind of its title, compared with a story of behavior, which has one picture. */
const DURATIONS: Record<string, number> = { foundations: 9, patterns: 6, components: 2 };

/**
 * Orders and shards the specs by likely duration and name, not by path.
 *
 * Jest's own sequencer hashes the path, and the test runner writes its specs to a folder with a random name. Shards on
 * two machines would overlap and leave stories out.
 * @see https://github.com/storybookjs/test-runner/issues/577
 */
export default class StorySequencer {
  /** Sorts the longest specs first, so that no worker starts one when the others are nearly done. */
  sort<T extends Spec>(specs: T[]): T[] {
    const byName = [...specs].sort((a, b) => basename(a.path).localeCompare(basename(b.path), "en"));
    return byName.sort((a, b) => weightOf(b) - weightOf(a));
  }

  /** Assigns each spec, in that order, to the shard with the least work. All machines get the same result. */
  shard<T extends Spec>(
    specs: T[],
    { shardIndex, shardCount }: { shardIndex: number; shardCount: number },
  ): T[] {
    const shards = Array.from({ length: shardCount }, () => ({ load: 0, specs: [] as T[] }));
    for (const spec of this.sort(specs)) {
      const lightest = shards.reduce((least, shard) => (shard.load < least.load ? shard : least));
      lightest.load += weightOf(spec);
      lightest.specs.push(spec);
    }
    return shards[shardIndex - 1]?.specs ?? [];
  }

  cacheResults(): void {}
}

/** How long a spec is likely to take. Its size grows with the number of its stories. */
function weightOf({ path }: Spec): number {
  const [kind = ""] = basename(path).split("-");
  return statSync(path).size * (DURATIONS[kind] ?? 1);
}
