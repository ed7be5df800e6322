import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStorybook } from "../../lib/build-storybook";
import type { Options } from "../options";
import { failuresOf } from "../result";
import { type Run, runStories } from "../run";

const config = fileURLToPath(new URL("storybook", import.meta.url));

/** A temporary folder with the built Storybook of the stories beside this file, and the results of runs. */
export interface Trial {
  baselines: string;
  /** Runs stories, and returns the run and the reasons of each failed story or baseline, by "Title/Name". */
  run(options?: Partial<Options>): Promise<Run["result"] & { run: Run; reasons: Record<string, string> }>;
  remove(): Promise<void>;
}

export async function prepareTrial(): Promise<Trial> {
  // Inside the project, where Vite and the test runner find what they import.
  const cache = fileURLToPath(new URL("../../../.cache/", import.meta.url));
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "e2e-"));
  const site = join(folder, "site");
  await buildStorybook(config, site, { mode: "development", options: ["--preview-only"] });
  const defaults: Options = {
    site,
    config,
    baselines: join(folder, "baselines"),
    out: join(folder, "out"),
    store: join(folder, "snapshots"),
    pictures: true,
    update: false,
    // The runs are small, so a second worker would cost more time than it saves.
    workers: 1,
    // Expected failures would look like failures of the test.
    quiet: true,
  };
  return {
    baselines: defaults.baselines,
    remove: () => rm(folder, { recursive: true, force: true }),
    run: async (options) => {
      const run = await runStories({ ...defaults, ...options });
      const failures = failuresOf(run.result).map(({ label, reasons }) => [label, reasons.join("\n")]);
      return { ...run.result, run, reasons: Object.fromEntries(failures) };
    },
  };
}
