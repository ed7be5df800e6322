import { job, wholeNumber } from "../../lib/job";

/** The options of `npm run check -- catalog`. */
export interface TruthOptions {
  /** The catalog to compare with the code. */
  catalog: string;
  /** Only facts of these components. */
  components?: string[];
  /** Folder of a run's results to read instead of running stories. */
  records?: string;
  /** A built Storybook to run instead of building one. */
  site?: string;
  /** Folder for the results of the run. */
  out: string;
  /** A file for the facts, as JSON. */
  json?: string;
  workers: number;
}

/** Reads the command line. */
export function readTruthOptions(): TruthOptions {
  const { component: components, ...options } = job(new URL("index.ts", import.meta.url).href)
    .option("--component <names>", "Only facts of these components, separated by commas.", (names) =>
      names.split(","),
    )
    .option("--records <dir>", "Read the records of a run of all stories instead of running stories.")
    .option("--catalog <file>", "The catalog to check.", "src/catalog/catalog.json")
    .option("--site <dir>", "Run this built Storybook, with its catalog replaced, instead of building one.")
    .option("--out <dir>", "The folder for results.", ".cache/conformance")
    .option("--json <file>", "Write the facts to this file, too.")
    .option("--workers <n>", "The number of browsers at a time.", wholeNumber(1), 2)
    .parse()
    .opts();
  return { ...options, components };
}
