import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ScratchCopy, scratchCopy } from "../../lib/scratch-copy";
import { picturePath, type Report } from "../review/model";

/** Long enough to build Storybook several times. */
const timeout = 900_000;
const SITE = ".storybook/main.ts";
const RECIPE = "src/components/meter/meter.recipe.ts";

let copy: ScratchCopy;
beforeAll(() => {
  copy = scratchCopy();
  // The copy's node_modules is a symlink, which git must not add.
  inCopy("echo node_modules >> .git/info/exclude");
  // A Storybook with one component builds faster.
  edit(SITE, /stories: \[[^\]]*\]/, 'stories: ["../src/components/meter/meter.stories.tsx"]');
  inCopy("find stories/baselines -mindepth 1 -maxdepth 1 ! -name 'components-meter--*' -exec rm -r {} +");
  inCopy("git checkout -q -b main && git add --all && git commit -q -m Baselines");
});
afterAll(() => copy?.remove());

function inCopy(command: string): string {
  const author =
    "GIT_AUTHOR_NAME=T GIT_AUTHOR_EMAIL=t@e.com GIT_COMMITTER_NAME=T GIT_COMMITTER_EMAIL=t@e.com";
  const { ok, output } = copy.run(`export ${author}; ${command}`);
  if (!ok) throw new Error(output);
  return output;
}

/** Runs the Meter stories, and returns the report and the console output. */
function runStories(options = ""): { report: Report; output: string } {
  const { output } = copy.run(
    `npm run --silent test:stories -- --shots 1 --stories '^components-meter--' ${options}`,
  );
  const json = readFileSync(join(copy.path, ".cache/visual-report/report.json"), "utf8");
  return { report: JSON.parse(json), output };
}

function edit(file: string, find: RegExp, replace: string): void {
  const path = join(copy.path, file);
  const text = readFileSync(path, "utf8");
  if (!find.test(text)) throw new Error(`${find} is no longer in ${file}.`);
  writeFileSync(path, text.replace(find, replace));
}

test(
  "renders every differing baseline from the commit that recorded it",
  () => {
    edit(RECIPE, /rounded-full/, "rounded-none");
    rmSync(join(copy.path, ".cache/snapshots"), { recursive: true, force: true });
    const { report, output } = runStories();
    expect(report.changes.length).toBeGreaterThan(10);
    for (const { key, missing, before, storyId, mode } of report.changes) {
      expect([key, missing, before !== undefined]).toEqual([key, undefined, true]);
      for (const role of ["baseline", "actual", "diff"] as const) {
        const path = join(copy.path, ".cache/visual-report", picturePath(storyId, mode, role));
        expect([path, existsSync(path)]).toEqual([path, true]);
      }
    }
    expect(output).toMatch(/Rendering \d+ baselines of \d+ stories from commit/);
    expect(inCopy("git worktree list").trim().split("\n")).toHaveLength(1);
  },
  timeout,
);

test(
  "reports a baseline that its commit renders differently, and still reviews the others",
  () => {
    const baselines = join(copy.path, "stories/baselines");
    const story = readdirSync(baselines).find((name) => /^components-meter--.*\.txt$/.test(name)) ?? "";
    edit(join("stories/baselines", story), /(?<=^dark \S+ )\w+/m, "0123456789".repeat(2));
    inCopy("git commit -q -m 'Record another hash' stories/baselines");
    // No source has changed since the Storybook was built.
    const { report } = runStories("--site .cache/stories-site");
    const missing = report.changes.filter((change) => change.missing);
    expect(missing.map(({ key }) => key)).toEqual([`${story.replace(".txt", "")}/dark`]);
    expect(missing[0]?.missing).toMatch(/^could not be reproduced: commit \w{10} renders other pixels$/);
  },
  timeout,
);
