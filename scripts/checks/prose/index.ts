/** Part of npm run lint: checks that texts are in plain English. Exits with 1 if one isn't. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { job, pattern } from "../../lib/job";
import { root } from "../../lib/paths";
import { check } from "./check";
import { textsOf } from "./texts";

const options = job(import.meta.url)
  .option("--files <pattern>", "Check only the files whose path matches.", pattern)
  .parse()
  .opts();

const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard", "--deduplicate"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
const files = listed
  .split("\0")
  .filter((file) => (options.files?.test(file) ?? true) && existsSync(join(root, file)));
const counts = { texts: 0, toFix: 0, warnings: 0 };
for (const file of files) {
  for (const text of textsOf(file, () => readFileSync(join(root, file), "utf8"))) {
    counts.texts++;
    for (const { line, rule, fails, found, instead } of check(text)) {
      counts[fails ? "toFix" : "warnings"]++;
      console.log(`${file}:${line} ${fails ? "" : "warning: "}${rule}: “${found}” → ${instead}`);
    }
  }
}
console.log(`${counts.texts} texts, ${counts.toFix} to fix, ${counts.warnings} warnings`);
process.exitCode = counts.toFix > 0 ? 1 : 0;
