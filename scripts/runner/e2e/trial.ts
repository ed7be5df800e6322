import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { acceptAll } from "../accept";
import type { Options } from "../options";
import { type RunResult, runStories } from "../run";
import { buildSite } from "../site";
import { type Summary, summarize } from "../summary";

const config = fileURLToPath(new URL("storybook", import.meta.url));

/** A temporary folder with the built Storybook and the results of runs. */
export interface Trial {
  folder: string;
  baselines: string;
  run(options?: Partial<Options>): Promise<{ result: RunResult; summary: Summary }>;
  remove(): Promise<void>;
}

export async function prepareTrial(): Promise<Trial> {
  // Inside the project, where Vite and the test runner find what they import.
  const folder = await mkdtemp(fileURLToPath(new URL("../../../.cache/proof-", import.meta.url)));
  const site = join(folder, "site");
  await buildSite(config, site);
  const defaults: Options = {
    site,
    config,
    baselines: join(folder, "baselines"),
    out: join(folder, "out"),
    store: join(folder, "snapshots"),
    shard: undefined,
    stories: undefined,
    update: false,
    timings: false,
    pictures: true,
    retries: 0,
    // The runs are small, so a second worker would cost more time than it saves.
    workers: 1,
    shots: 1,
  };
  return {
    folder,
    baselines: defaults.baselines,
    remove: () => rm(folder, { recursive: true, force: true }),
    run: async (options) => {
      // The output is discarded, because expected failures would look like failures of the proof.
      const result = await runStories({ ...defaults, ...options }, new PassThrough().resume());
      if (options?.update) await acceptAll(result, { trust: true });
      return { result, summary: summarize(result, options?.shard !== undefined) };
    },
  };
}
