import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type Command, InvalidArgumentError, type OptionValues } from "@commander-js/extra-typings";
import { pattern, wholeNumber } from "../lib/job";
import type { RunSettings } from "./settings";

/** The settings of a run. The other options belong to the command. */
export interface Options extends RunSettings {
  /** Folder of the Storybook's configuration. */
  config: string;
  /** A built Storybook to test, instead of building one. */
  site?: string;
  /** A shard: `2/3`. */
  shard?: string | undefined;
  /** Runs only stories whose id or "Title/Name" matches. */
  stories?: RegExp | undefined;
  /** Runs only stories that the files which differ from a commit can affect. `true` for where the branch left main. */
  changed?: string | true | undefined;
  /** Prints the selected stories without running them. */
  list?: boolean;
  /** Whether to reuse the results of stories whose inputs have not changed since they passed. */
  reuse?: boolean;
  workers: number;
  /** Whether nothing is printed during the run. */
  quiet?: boolean;
}

/** In `npm test`, more browsers than processors slow each other and the other checks down. */
const WORKERS = Math.min(4, availableParallelism());

/** Adds the options of `npm run test:stories` to a job that runs stories. */
export function withStoryOptions<Own extends OptionValues>(command: Command<[], Own>) {
  return command
    .option("--update", "Accept the current pictures and trees as baselines.", false)
    .option("--stories <pattern>", 'Only stories whose id or "Title/Name" matches.', pattern)
    .option("--changed [commit]", "Only stories that the files which differ from a commit can affect.")
    .option("--list", "Print the selected stories without running them.", false)
    .option("--shard <i/n>", "Only the i-th of n shards.", shard)
    .option("--merge <dirs...>", "Merge the results of shards in these folders, and run nothing.")
    .option("--reuse", "Reuse the results of unchanged stories that passed in an earlier run.", false)
    .option("--no-pictures", "Take no pictures.")
    .option("--workers <n>", "The number of browsers at a time.", wholeNumber(1), WORKERS)
    .option("--site <dir>", "Test this built Storybook instead of building one.")
    .option("--config <dir>", "The folder of the Storybook's configuration.", ".storybook")
    .option("--baselines <dir>", "The folder of the baselines.", "stories/baselines")
    .option("--out <dir>", "The folder for results.", ".cache")
    .option("--store <dir>", "The snapshot store.", ".cache/snapshots")
    .option(
      "--capture <file>",
      'Take only the pictures in a JSON file, {"<story>": ["<mode>"]}, and test nothing. Use it with --store.',
      (file): Record<string, string[]> => JSON.parse(readFileSync(file, "utf8")),
    );
}

function shard(text: string): string {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (index && count && Number(index) >= 1 && Number(index) <= Number(count)) return text;
  throw new InvalidArgumentError("Must be one of n parts, such as 2/3.");
}
