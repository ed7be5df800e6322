import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { job } from "../../lib/job";
import { root } from "../../lib/paths";
import { pack } from "../consumer";
import {
  addRelease,
  addSince,
  examples,
  type Plan,
  planRelease,
  readSince,
  release,
  requireLinks,
} from "./plan";

const { write, pack: folder } = job(import.meta.url)
  .option("--write", "Write the version, the changelog and `@since`, and remove the change files.")
  .option("--pack <folder>", "Build the package, and pack it into a new folder, for `npm publish` in CI.")
  .parse()
  .opts();
const date = new Date().toISOString().slice(0, 10);

try {
  if (folder || write) requireLinks(JSON.parse(readFileSync(`${root}/package.json`, "utf8")));
  if (folder) console.log(await pack(folder));
  else {
    const plan = planRelease(readSince());
    if (!plan) console.log("Nothing has changed since the last release.");
    else if (write) writeRelease(plan);
    else console.log(release(plan, date));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function writeRelease(plan: Plan): void {
  const edit = (file: string, change: (text: string) => string) => {
    const text = readFileSync(`${root}/${file}`, "utf8");
    if (change(text) !== text) writeFileSync(`${root}/${file}`, change(text));
  };
  edit("CHANGELOG.md", (text) => addRelease(text, plan, date));
  edit("package.json", (text) => text.replace(/("version": )"[^"]*"/, `$1"${plan.version}"`));
  // The project's two entries, where the version follows the package's name.
  edit("package-lock.json", (text) =>
    text.replaceAll(/("name": "@kerf\/react",\s+"version": )"[^"]*"/g, `$1"${plan.version}"`),
  );
  for (const file of readdirSync(`${root}/src/components`, { recursive: true, encoding: "utf8" })) {
    if (/\.tsx?$/.test(file)) edit(`src/components/${file}`, (text) => addSince(text, plan.version));
  }
  for (const name of examples)
    edit(`stories/examples/${name}/package.json`, (text) =>
      text.replace(/("@kerf\/react": )"[^"]*"/, `$1"${plan.version}"`),
    );
  for (const { file } of plan.notes) rmSync(`${root}/changes/${file}`);
  console.log(`Run npm run catalog, commit this as ${plan.version}, and tag it: git tag v${plan.version}`);
}
