/** Part of npm run lint: checks that texts are in plain English. Exits with 1 if one isn't. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workTreeFiles } from "../../lib/git";
import { job, pattern } from "../../lib/job";
import { root } from "../../lib/paths";
import { check } from "./check";
import { textsOf } from "./texts";

const options = job(import.meta.url)
  .option("--files <pattern>", "Check only the files whose path matches.", pattern)
  .parse()
  .opts();

const files = workTreeFiles(root).filter((file) => options.files?.test(file) ?? true);
const counts = { texts: 0, toFix: 0 };
for (const file of files) {
  for (const text of textsOf(file, () => readFileSync(join(root, file), "utf8"))) {
    counts.texts++;
    for (const { line, rule, found, instead } of check(text)) {
      counts.toFix++;
      console.log(`${file}:${line} ${rule}: “${found}” → ${instead}`);
    }
  }
}
console.log(`${counts.texts} texts, ${counts.toFix} to fix`);
process.exitCode = counts.toFix > 0 ? 1 : 0;
