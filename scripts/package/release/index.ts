import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { job } from "../../lib/job";
import { root } from "../build/paths";
import { addRelease, release } from "./changelog";
import { type Plan, planRelease } from "./plan";
import { readSince } from "./read";
import { addSince } from "./since";

const values = job(import.meta.url)
  .option("--write", "Write both, and remove the change files.")
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

function write(plan: Plan): void {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(`${root}/${file}`, change(readFileSync(`${root}/${file}`, "utf8")));
  edit("CHANGELOG.md", (text) => addRelease(text, plan, date));
  edit("package.json", (text) => text.replace(/("version": )"[^"]*"/, `$1"${plan.version}"`));
  edit("package-lock.json", (text) => text.replaceAll(lockedVersion, `$1"${plan.version}"`));
  for (const file of readdirSync(`${root}/${components}`, { recursive: true, encoding: "utf8" })) {
    if (/\.tsx?$/.test(file)) edit(`${components}/${file}`, (text) => addSince(text, plan.version));
  }
  for (const { file } of plan.notes) rmSync(`${root}/changes/${file}`);
  console.log(`Run npm run catalog, commit this as ${plan.version}, and tag it: git tag v${plan.version}`);
}

const components = "src/components";

/** The project's own two entries stand first, each right after its name. */
const lockedVersion = /("name": "@kerf\/react",\s+"version": )"[^"]*"/g;
