import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError } from "@commander-js/extra-typings";
import { jobs } from "./jobs";

/**
 * The command line of the job that a module runs. The module adds its options and parses them.
 *
 * @example const { gate } = job(import.meta.url).option("--gate", "Exit with 1 if …").parse().opts();
 */
export function job(url: string): Command {
  const path = fileURLToPath(url).replaceAll("\\", "/");
  const found = Object.entries(jobs).find(([, { module }]) => path.endsWith(`/scripts/${module}`));
  if (!found) throw new Error(`${path} is not in scripts/lib/jobs.ts. Add it.`);
  const [words, { description }] = found;
  return new Command(`npm run ${words.replace(/ |$/, " -- ").trim()}`)
    .description(description)
    .exitOverride(exit);
}

/** Exits with 2 if the command line is wrong, as `kerf` does. */
export function exit({ exitCode }: { exitCode: number }): never {
  process.exit(exitCode === 0 ? 0 : 2);
}

/** Parses a regular expression that ignores case. */
export function pattern(text: string): RegExp {
  try {
    return new RegExp(text, "i");
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

/** Returns a parser for whole numbers of at least `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (text.trim() !== "" && Number.isInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`Must be a whole number, ${least} or more.`);
  };
}
