/**
 * npm run test:changed: runs the stories that the changed files can reach, and says which and why. `-- --list` says it
 * and runs nothing; `-- --base REF` compares with another commit than where the branch left main.
 */
import { readOptions } from "../run/options";
import { testStories } from "../run/test-stories";
import { type Affected, affectedStories, findAffected, readWorld } from "./affected";
import { changedFiles, mergeBase } from "./git";

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  return 2;
});

async function main(args: string[]): Promise<number> {
  const { base = mergeBase("."), list, rest } = own(args);
  const changed = changedFiles(".", base);
  const affected = findAffected(readWorld("."), changed);
  console.log(`${changed.length} files differ from ${base.slice(0, 12)}.\n`);
  tell(affected);
  if (list) return 0;
  const none = affected.everything.length + affected.files.size + affected.ids.size === 0;
  if (none) return 0;
  return testStories({
    ...readOptions(rest),
    choose: (stories) => [...affectedStories(stories, affected).keys()],
  });
}

/** Takes this command's own options out of those that it hands on. */
function own(args: string[]): { base?: string; list: boolean; rest: string[] } {
  const at = args.indexOf("--base");
  const base = at < 0 ? undefined : args[at + 1];
  const rest = args.filter(
    (arg, index) => arg !== "--list" && (at < 0 || (index !== at && index !== at + 1)),
  );
  return { list: args.includes("--list"), rest, ...(base && { base }) };
}

function tell({ everything, files, ids, beside }: Affected): void {
  if (everything.length > 0) {
    console.log("Every story, since these may change any:");
    for (const reason of everything) console.log(`  ${reason}`);
  } else if (files.size === 0 && ids.size === 0) {
    console.log("No story can reach what changed.");
  }
  for (const [file, reasons] of everything.length > 0 ? [] : files) {
    console.log(`The stories of ${file}`);
    for (const reason of reasons) console.log(`  ${reason}`);
  }
  for (const [id] of everything.length > 0 ? [] : ids) console.log(`${id}: its own pictures`);
  if (beside.length > 0) console.log(`\n${beside.length} files are needed by no story: ${brief(beside)}`);
}

function brief(files: string[]): string {
  return files.length > 8 ? `${files.slice(0, 8).join(", ")} …` : files.join(", ");
}
