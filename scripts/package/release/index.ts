import { rmSync, writeFileSync } from "node:fs";
import { job } from "../../lib/job";
import { root } from "../../lib/paths";
import { release } from "./changelog";
import { releaseFiles } from "./files";
import { type Plan, planRelease } from "./plan";
import { readSince } from "./read";

const values = job(import.meta.url)
  .option(
    "--write",
    "Write the version, the changelog and `@since` of new components, and remove the change files.",
  )
  .parse()
  .opts();
const date = new Date().toISOString().slice(0, 10);

try {
  const plan = planRelease(readSince());
  if (!plan) console.log("Nothing has changed since the last release.");
  else if (values.write) write(plan);
  else console.log(release(plan, date));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Computes all files before it writes the first, so that an error changes nothing. */
function write(plan: Plan): void {
  const files = releaseFiles(plan, date);
  for (const [file, text] of files) writeFileSync(`${root}/${file}`, text);
  for (const { file } of plan.notes) rmSync(`${root}/changes/${file}`);
  console.log(`Run npm run catalog, commit this as ${plan.version}, and tag it: git tag v${plan.version}`);
}
