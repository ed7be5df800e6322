import { parseArgs } from "node:util";
import type { Strain } from "./run-settings";
import type { IndexEntry } from "./site";

/** What `npm run test:stories` can be told. */
export interface Options {
  /** A built Storybook to test, in place of building one. */
  site?: string;
  /** Folder of the Storybook's configuration. */
  config: string;
  baselines: string;
  out: string;
  /** Folder of the snapshot store. */
  store: string;
  /** Folder to export all pictures to. */
  keep?: string | undefined;
  /** File with the shots to capture, in place of a test. */
  capture?: string | undefined;
  /** A part of what is to be run: `2/3`. */
  shard?: string;
  /** Runs only stories whose id or "Title/Name" matches. */
  stories?: RegExp;
  /** Picks stories by more than their names: `npm run test:changed` asks for it. */
  choose?: (stories: IndexEntry[]) => IndexEntry[];
  update: boolean;
  /** Whether stories whose inputs have not changed since they passed are taken from that run. */
  reuse?: boolean;
  /** Whether how long each title takes is kept, for the balance of shards. */
  timings: boolean;
  /** Whether pictures are taken and compared. */
  pictures: boolean;
  retries: number;
  workers: number;
  /** How often a picture must be taken, with the same pixels each time, before it may be accepted. */
  shots: number;
  /** Makes the run harder: `npm run prove -- certify` and what is to be accepted ask for it. */
  strain?: Strain;
}

export const usage = `npm run test:stories -- [options]

  --update             accept what the stories look like now as their baselines
  --stories PATTERN    only stories whose id or "Title/Name" matches this regular expression
  --shard I/N          only the I-th of N parts
  --reuse              take the results of unchanged stories from the runs in which they passed
  --no-pictures        leave pictures out
  --retries N          run a failed story up to N times more
  --timings            keep how long each title takes, by which shards are balanced
  --workers N          browsers at a time (3: half of its time, a story waits)
  --shots N            take what changed N times in all, to certify it (3; 1 in CI, where nothing is accepted)
  --site DIR           test this built Storybook in place of building one
  --config DIR         the Storybook's configuration (.storybook)
  --baselines DIR      the approved snapshots (stories/baselines)
  --out DIR            where results go (.cache)
  --keep DIR           export all pictures of the run as DIR/<story>/<mode>.png
  --store DIR          the snapshot store (.cache/snapshots)
  --capture FILE       only take the shots of a JSON file, {"<story>": ["<mode>"]}, and test nothing; use it with --keep`;

/**
 * Reads the command line.
 *
 * @throws with the mend, if it can't be understood.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: "string" },
      config: { type: "string", default: ".storybook" },
      baselines: { type: "string", default: "stories/baselines" },
      out: { type: "string", default: ".cache" },
      store: { type: "string", default: ".cache/snapshots" },
      keep: { type: "string" },
      capture: { type: "string" },
      shard: { type: "string" },
      stories: { type: "string" },
      update: { type: "boolean", default: false },
      reuse: { type: "boolean", default: false },
      timings: { type: "boolean", default: false },
      "no-pictures": { type: "boolean", default: false },
      retries: { type: "string", default: "0" },
      workers: { type: "string", default: "3" },
      shots: { type: "string", default: process.env.CI ? "1" : "3" },
    },
  });
  const { shard, stories, retries, workers, shots, "no-pictures": noPictures, ...rest } = values;
  if (shard !== undefined) checkShard(shard);
  return {
    ...rest,
    shard,
    pictures: !noPictures,
    stories: stories === undefined ? undefined : new RegExp(stories, "i"),
    retries: wholeNumber("--retries", retries, 0),
    workers: wholeNumber("--workers", workers, 1),
    shots: wholeNumber("--shots", shots, rest.update ? 2 : 1),
  };
}

function checkShard(shard: string): void {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  if (!index || !count || Number(index) < 1 || Number(index) > Number(count)) {
    throw new Error(`--shard ${shard}: say which part of how many, as in --shard 2/3.`);
  }
}

function wholeNumber(option: string, value: string, least: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${option} ${value}: give a whole number from ${least} on.`);
}
