import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { getConfiguration } from "chromatic/node";
import { job } from "../../../lib/job";
import { readWorkTree } from "../../../stories/changed/affected";
import { missedStories, probes } from "./trace";

process.exitCode = await main();

async function main(): Promise<number> {
  const {
    storybookBuildDir: site = "",
    projectToken,
    untraced = [],
  } = await getConfiguration("chromatic.config.json");
  const command = job(import.meta.url)
    .option(
      "--check",
      "Check the configuration, the build and Chromatic's trace of dependencies, without a project.",
    )
    .allowUnknownOption()
    .argument("[options...]", "Options to pass to Chromatic's own command.")
    .parse();
  const { check } = command.opts();
  if (!check && !projectToken && !process.env.CHROMATIC_PROJECT_TOKEN) {
    console.error(
      "CHROMATIC_PROJECT_TOKEN is not set. Create a project at https://www.chromatic.com/start, and set " +
        "its token (in CI, as a secret). To check without a project, run npm run prove -- chromatic --check",
    );
    return 2;
  }
  if (!build(site)) return 1;
  return check ? checkTrace(site, untraced) : run("chromatic", command.args);
}

/** Builds the Storybook with the statistics from which Chromatic finds the stories that a change affects. */
function build(site: string): boolean {
  const status = run("storybook", ["build", "--quiet", "--stats-json", "--output-dir", site]);
  if (status !== 0) console.error("The Storybook build failed.");
  return status === 0;
}

function checkTrace(site: string, untraced: readonly string[]): number {
  if (!existsSync(join(site, "preview-stats.json"))) {
    console.error(`The build wrote no preview-stats.json to ${site}, so nothing can be traced.`);
    return 1;
  }
  const workTree = readWorkTree(".");
  let missing = 0;
  for (const file of probes) {
    const stories = missedStories(workTree, site, file, untraced);
    missing += stories.length;
    console.log(
      `${stories.length === 0 ? "✓" : "✗"} ${file}${stories.map((story) => `\n  not traced to ${story}`).join("")}`,
    );
  }
  console.log(
    missing === 0
      ? "Chromatic's configuration, build and dependency trace are correct."
      : `${missing} not traced.`,
  );
  return missing === 0 ? 0 : 1;
}

function run(command: string, args: string[]): number {
  return spawnSync(join("node_modules", ".bin", command), args, { stdio: "inherit" }).status ?? 1;
}
