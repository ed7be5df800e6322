import { changedFiles, mergeBase } from "../../lib/git";
import { job } from "../../lib/job";
import { withStoryOptions } from "../../runner/options";
import { testStories } from "../../runner/test-stories";
import { type Affected, affectedStories, findAffected, readWorkTree } from "./affected";

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 2;
});

async function main(): Promise<number> {
  const command = job(import.meta.url)
    .option("--list", "Print the stories without running them.")
    .option("--base <ref>", "The commit to compare with. Defaults to where the branch left main.");
  const { base = mergeBase("."), list, ...options } = withStoryOptions(command).parse().opts();
  const changed = changedFiles(".", base);
  const affected = findAffected(readWorkTree("."), changed);
  console.log(`${changed.length} files differ from ${base.slice(0, 12)}.\n`);
  printAffected(affected);
  if (list) return 0;
  const none = affected.everything.length + affected.files.size + affected.baselines.size === 0;
  if (none) return 0;
  return testStories({
    ...options,
    choose: (stories) => [...affectedStories(stories, affected).keys()],
  });
}

function printAffected({ everything, files, baselines, beside }: Affected): void {
  if (everything.length > 0) {
    console.log("Every story, because these can affect any:");
    for (const reason of everything) console.log(`  ${reason}`);
  } else if (files.size === 0 && baselines.size === 0) {
    console.log("The changes affect no story.");
  }
  for (const [file, reasons] of everything.length > 0 ? [] : files) {
    console.log(`The stories of ${file}`);
    for (const reason of reasons) console.log(`  ${reason}`);
  }
  for (const [, paths] of everything.length > 0 ? [] : baselines)
    console.log(`The stories of ${paths.join()}`);
  if (beside.length > 0) console.log(`\nNo story needs these ${beside.length} files: ${brief(beside)}`);
}

function brief(files: string[]): string {
  return files.length > 8 ? `${files.slice(0, 8).join(", ")} …` : files.join(", ");
}
