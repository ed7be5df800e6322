import { parseArgs } from "node:util";

/** What `npm run test:stories` can be told. */
export interface Options {
  /** A built Storybook to test, in place of building one. */
  site?: string;
  /** Folder of the Storybook's configuration. */
  config: string;
  baselines: string;
  out: string;
  /** A part of what is to be run: `2/3`. */
  shard?: string;
  /** Runs only stories whose id or "Title/Name" matches. */
  stories?: RegExp;
  update: boolean;
  retries: number;
  workers: number;
}

export const usage = `npm run test:stories -- [options]

  --update             accept what the stories look like now as their baselines
  --stories PATTERN    only stories whose id or "Title/Name" matches this regular expression
  --shard I/N          only the I-th of N parts
  --retries N          run a failed story up to N times more
  --workers N          browsers at a time (2)
  --site DIR           test this built Storybook in place of building one
  --config DIR         the Storybook's configuration (.storybook)
  --baselines DIR      the approved pictures (stories/baselines)
  --out DIR            where results go (.cache)`;

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
      shard: { type: "string" },
      stories: { type: "string" },
      update: { type: "boolean", default: false },
      retries: { type: "string", default: "0" },
      workers: { type: "string", default: "2" },
    },
  });
  const { shard, stories, retries, workers, ...rest } = values;
  if (shard !== undefined) checkShard(shard);
  return {
    ...rest,
    shard,
    stories: stories === undefined ? undefined : new RegExp(stories, "i"),
    retries: wholeNumber("--retries", retries, 0),
    workers: wholeNumber("--workers", workers, 1),
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
