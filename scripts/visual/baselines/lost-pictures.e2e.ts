import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ScratchCopy, scratchCopy } from "../../lib/scratch-copy";
import { picturePath, type Report } from "../report/report-format";

/** Long enough to build Storybook several times. */
const timeout = 900_000;
/** In the copy, among the files that a Storybook is built from. */
const STORIES = "src/sound.stories.tsx";

let copy: ScratchCopy;
beforeAll(() => {
  copy = scratchCopy();
  // The copy's node_modules is a symlink, which git must not add.
  inCopy("echo node_modules >> .git/info/exclude");
  // A Storybook without components builds faster.
  for (const file of ["main", "preview"]) {
    copyFileSync(`scripts/runner/e2e/storybook/${file}.ts`, join(copy.path, `.storybook/${file}.ts`));
  }
  copyFileSync("scripts/runner/e2e/stories/sound.stories.tsx", join(copy.path, STORIES));
  edit(".storybook/main.ts", /stories: \[[^\]]*\]/, `stories: ["../${STORIES}"]`);
  inCopy("rm -r stories/baselines");
  runStories("--update");
  inCopy("git checkout -q -b main && git add --all && git commit -q -m Baselines");
}, timeout);
afterAll(() => copy?.remove());

function inCopy(command: string): string {
  const author =
    "GIT_AUTHOR_NAME=T GIT_AUTHOR_EMAIL=t@e.com GIT_COMMITTER_NAME=T GIT_COMMITTER_EMAIL=t@e.com";
  const { ok, output } = copy.run(`export ${author}; ${command}`);
  if (!ok) throw new Error(output);
  return output;
}

/** Runs the stories, and returns the report and the console output. */
function runStories(options = ""): { report: Report; output: string } {
  const { output } = copy.run(`npm run --silent test:stories -- ${options}`);
  const path = join(copy.path, ".cache/visual-report/report.json");
  if (!existsSync(path)) throw new Error(output);
  return { report: JSON.parse(readFileSync(path, "utf8")), output };
}

function edit(file: string, find: RegExp, replace: string): void {
  const path = join(copy.path, file);
  const text = readFileSync(path, "utf8");
  if (!find.test(text)) throw new Error(`${find} is no longer in ${file}.`);
  writeFileSync(path, text.replace(find, replace));
}

test(
  "renders every differing baseline from the commit that recorded it, and says which it couldn't reproduce",
  () => {
    edit(STORIES, /<p(?= |>)/g, "<p style={{ letterSpacing: 1 }}");
    const file = "stories/baselines/sound.txt";
    const [before = ""] = readFileSync(join(copy.path, file), "utf8").split(/^ {2}dark /m);
    const wrong = `${before.match(/^\S+(?=:$)/gm)?.at(-1)}/dark`;
    edit(file, /(?<=^ {2}dark \S+ )\w+/m, "0123456789".repeat(2));
    inCopy("git commit -q -m 'Record another hash' stories/baselines");
    rmSync(join(copy.path, ".cache/snapshots"), { recursive: true, force: true });
    const { report, output } = runStories();
    expect(report.changes.length).toBeGreaterThan(8);
    for (const { key, missing, before, storyId, mode } of report.changes) {
      expect([key, before !== undefined]).toEqual([key, true]);
      if (key === wrong)
        expect(missing).toMatch(/^could not be reproduced: commit \w{10} renders other pixels$/);
      else expect([key, missing]).toEqual([key, undefined]);
      for (const role of key === wrong ? [] : (["baseline", "actual", "diff"] as const)) {
        const path = join(copy.path, ".cache/visual-report", picturePath(storyId, mode, role));
        expect([path, existsSync(path)]).toEqual([path, true]);
      }
    }
    expect(output).toMatch(/Rendering \d+ lost baseline pictures from commit/);
    expect(inCopy("git worktree list").trim().split("\n")).toHaveLength(1);
  },
  timeout,
);
