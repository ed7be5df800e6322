import { type Command, InvalidArgumentError, type OptionValues } from "@commander-js/extra-typings";
import { job, pattern, wholeNumber } from "../lib/job";
import type { StressOptions } from "./run-settings";
import type { IndexEntry } from "./site";

/** The options of `npm run test:stories`. */
export interface Options {
  /** A built Storybook to test, instead of building one. */
  site?: string;
  /** Folder of the Storybook's configuration. */
  config: string;
  baselines: string;
  out: string;
  /** Folder of the snapshot store. */
  store: string;
  /** Folder to export all pictures to. */
  keep?: string | undefined;
  /** File with the shots to capture, instead of testing. */
  capture?: string | undefined;
  /** A shard: `2/3`. */
  shard?: string;
  /** Runs only stories whose id or "Title/Name" matches. */
  stories?: RegExp;
  /** Runs only stories that the files which differ from a commit can affect. `true` for where the branch left main. */
  changed?: string | true;
  /** Prints the selected stories without running them. */
  list?: boolean;
  /** Selects stories by criteria other than their names. */
  choose?: (stories: IndexEntry[]) => IndexEntry[];
  update: boolean;
  /** Whether to reuse the results of stories whose inputs have not changed since they passed. */
  reuse?: boolean;
  /** Whether to record how long each title takes, to balance shards. */
  timings: boolean;
  /** Whether pictures are taken and compared. */
  pictures: boolean;
  retries: number;
  workers: number;
  /** How often a picture must be taken, with the same pixels each time, before it may be accepted. */
  shots: number;
  /** Harder conditions, for `npm run prove -- certify` and for shots that will be accepted. */
  stress?: StressOptions;
  /** Whether stories render from right to left at first. Then only their `rtl` pictures are compared. */
  rtl?: boolean;
}

/** Adds the options of `npm run test:stories` to a job that runs stories. */
export function withStoryOptions<Own extends OptionValues>(command: Command<[], Own>) {
  return command
    .option("--update", "Accept the current snapshots as baselines.", false)
    .option("--stories <pattern>", 'Only stories whose id or "Title/Name" matches.', pattern)
    .option("--changed [commit]", "Only stories that the files which differ from a commit can affect.")
    .option("--list", "Print the selected stories without running them.", false)
    .option("--shard <i/n>", "Only the i-th of n shards.", shard)
    .option("--reuse", "Reuse the results of unchanged stories that passed in an earlier run.", false)
    .option(
      "--rtl",
      "Render stories from right to left at first, and compare only their rtl pictures.",
      false,
    )
    .option("--no-pictures", "Take no pictures.")
    .option("--retries <n>", "Run a failed story up to n more times.", wholeNumber(0), 0)
    .option("--timings", "Record how long each title takes, to balance shards.", false)
    .option(
      "--workers <n>",
      "The number of browsers at a time. Stories spend half of their time waiting.",
      wholeNumber(1),
      3,
    )
    .option(
      "--shots <n>",
      "Take each changed picture n times. In CI, once is enough, because CI accepts none.",
      wholeNumber(1),
      process.env.CI ? 1 : 3,
    )
    .option("--site <dir>", "Test this built Storybook instead of building one.")
    .option("--config <dir>", "The folder of the Storybook's configuration.", ".storybook")
    .option("--baselines <dir>", "The folder of the baselines.", "stories/baselines")
    .option("--out <dir>", "The folder for results.", ".cache")
    .option("--keep <dir>", "Export all pictures as <dir>/<story>/<mode>.png.")
    .option("--store <dir>", "The snapshot store.", ".cache/snapshots")
    .option(
      "--capture <file>",
      'Take only the pictures in a JSON file, {"<story>": ["<mode>"]}, and test nothing. Use it with --keep.',
    );
}

/** Reads the command line of `npm run test:stories`, or options in its form. */
export function readOptions(args = process.argv.slice(2)): Options {
  const command = withStoryOptions(job(new URL("index.ts", import.meta.url).href));
  const options = command.parse(args, { from: "user" }).opts();
  if (options.update && options.shots < 2) command.error("error: --update requires --shots 2 or more.");
  if (options.update && options.rtl) command.error("error: --update can't be used with --rtl.");
  return options;
}

function shard(text: string): string {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (index && count && Number(index) >= 1 && Number(index) <= Number(count)) return text;
  throw new InvalidArgumentError("Must be one of n parts, such as 2/3.");
}
