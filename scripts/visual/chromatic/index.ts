import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { getConfiguration } from "chromatic/node";
import { job } from "../../lib/job";
import { readWorkTree } from "../../stories/changed/affected";
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
    .argument("[options...]", "Options of Chromatic's own command.")
    .parse();
  const { check } = command.opts();
  if (!check && !projectToken && !process.env.CHROMATIC_PROJECT_TOKEN) {
    console.error(
      "CHROMATIC_PROJECT_TOKEN is not set. Make a project at https://www.chromatic.com/start, and set the token that " +
        "it shows; in CI, as a secret. Without a project: npm run prove -- chromatic --check",
    );
    return 2;
  }
  if (!build(site)) return 1;
  return check ? checkTrace(site, untraced) : run("chromatic", command.args);
}

/** With the statistics by which Chromatic finds out what a change reaches. */
function build(site: string): boolean {
  const status = run("storybook", ["build", "--quiet", "--stats-json", "--output-dir", site]);
  if (status !== 0) console.error("The Storybook does not build.");
  return status === 0;
}

function checkTrace(site: string, untraced: readonly string[]): number {
  if (!existsSync(join(site, "preview-stats.json"))) {
    console.error(`The build left no preview-stats.json in ${site}: nothing could be traced.`);
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
      ? "Chromatic's configuration, build and trace are as they should be."
      : `${missing} not traced.`,
  );
  return missing === 0 ? 0 : 1;
}

function run(command: string, args: string[]): number {
  return spawnSync(join("node_modules", ".bin", command), args, { stdio: "inherit" }).status ?? 1;
}
