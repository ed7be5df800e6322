/** npm run prove -- prose: checks that texts are in plain English. Exits with 1 if one isn't. */

import { workTreeFiles } from "../../lib/git";
import { job, pattern } from "../../lib/job";
import { root } from "../../lib/paths";
import { areas } from "./areas";
import { check, type Finding } from "./check";
import { locate } from "./locate";
import { spelling } from "./spelling";
import { type Kind, textsOf } from "./texts";

const options = job(import.meta.url)
  .option("--all", "Also check the texts that areas.ts doesn't list yet.")
  .option("--files <pattern>", "Check only the files whose path matches.", pattern)
  .parse()
  .opts();

const words = await spelling();
const files = workTreeFiles(root);
if (files.length === 0) throw new Error(`git lists no files in ${root}. Run this in a clone.`);
const counts = new Map<Kind, { texts: number; toFix: number; warnings: number }>();

function isChecked(kind: Kind, file: string): boolean {
  return options.all === true || areas.some((area) => area.kind === kind && area.files.test(file));
}

/** The catalog contains the texts of all modules, so it is always read. `isChecked` filters its findings. */
function isRead(kind: Kind, file: string): boolean {
  return kind === "catalog" ? areas.some((area) => area.kind === kind) : isChecked(kind, file);
}

function print({ file, line, rule, fails, found, instead }: Finding): void {
  console.log(`${file}:${line} ${fails ? "" : "warning: "}${rule}: “${found}” → ${instead}`);
}

for (const file of files) {
  if (options.files && !options.files.test(file)) continue;
  for (const [kind, texts] of textsOf(file, (kind) => isRead(kind, file))) {
    const count = counts.get(kind) ?? { texts: 0, toFix: 0, warnings: 0 };
    counts.set(kind, count);
    for (const text of texts) {
      count.texts++;
      for (const found of check(text, words)) {
        const finding = kind === "catalog" ? { ...found, ...locate(text.text, files) } : found;
        if (!isChecked(kind, finding.file)) continue;
        count[finding.fails ? "toFix" : "warnings"]++;
        print(finding);
      }
    }
  }
}
for (const [kind, { texts, toFix, warnings }] of counts)
  console.log(`${kind}: ${texts} texts, ${toFix} to fix, ${warnings} warnings`);
process.exitCode = [...counts.values()].some(({ toFix }) => toFix > 0) ? 1 : 0;
