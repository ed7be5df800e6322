import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATS } from "./module-graph";
import { CATALOG, changedStories, StoryInputs } from "./story-inputs";

const catalog = (words: string) =>
  JSON.stringify({ version: "1", components: { Button: { words }, TimeField: { words: "a" } } });

/** The files of a work tree, each with the modules that import it. */
const files: Record<string, { text?: string; importers?: string[] }> = {
  [CATALOG]: { text: catalog("a"), importers: [".storybook/kit/lookup.ts", ".storybook/kit/catalog.ts"] },
  ".storybook/preview.ts": {},
  ".storybook/documentation.tsx": { importers: [".storybook/preview.ts"] },
  ".storybook/docs/page.tsx": { importers: [".storybook/documentation.tsx"] },
  ".storybook/kit/lookup.ts": { importers: [".storybook/preview.ts"] },
  ".storybook/kit/catalog.ts": { importers: ["stories/start.stories.tsx"] },
  "src/index.ts": { importers: ["checks/all.ts"] },
  "src/components/button/index.ts": {
    importers: ["src/components/button/button.stories.tsx", "src/index.ts"],
  },
  "src/components/button/button.recipe.ts": { importers: ["src/components/button/index.ts"] },
  "src/components/button/button.stories.tsx": { importers: ["checks/all.ts"] },
  "src/components/button/button.guide.ts": {},
  "src/components/time-field/index.ts": { importers: ["src/components/time-field/time-field.stories.tsx"] },
  "src/components/time-field/time-field.stories.tsx": { importers: ["checks/all.ts"] },
  "src/lib/worker.ts": {},
  "src/lib/start.ts": {
    text: 'new Worker(new URL("./worker.ts", import.meta.url))',
    importers: ["src/components/button/index.ts"],
  },
  "src/styles.css": {},
  "stories/start.stories.tsx": {},
  "stories/any.stories.tsx": { text: "new URL(name, import.meta.url)" },
  "checks/all.ts": { importers: [] },
};
const stories = [
  { id: "button", title: "Components/Button", importPath: "./src/components/button/button.stories.tsx" },
  {
    id: "time",
    title: "Components/TimeField",
    importPath: "./src/components/time-field/time-field.stories.tsx",
  },
  { id: "start", title: "Kerf", importPath: "./stories/start.stories.tsx" },
  { id: "all-button", title: "Catalog/Button", importPath: "./checks/all.ts" },
  { id: "all-time", title: "Catalog/TimeField", importPath: "./checks/all.ts" },
];
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "story-inputs-"));
  for (const [file, { text = "" }] of Object.entries(files)) write(file, text);
  const modules = Object.entries(files).map(([name, { importers = ["stories-virtual"] }]) => ({
    name: `./${name}?import`,
    reasons: importers.map((each) => ({
      moduleName: each === "stories-virtual" ? `/virtual:/${each}` : `./${each}`,
    })),
  }));
  // The graph names neither the importer of the preview nor what styles import.
  write(
    `site/${STATS}`,
    JSON.stringify({ modules: modules.filter(({ name }) => !/preview|styles/.test(name)) }),
  );
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: root });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "-m", "All");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The ids of the stories that a change of the file affects. */
function affectedBy(file: string, text = "changed"): string[] {
  write(file, text);
  const affected = changedStories(root, "HEAD", stories, StoryInputs.of(root, join(root, "site")));
  if (files[file]) write(file, files[file].text ?? "");
  else rmSync(join(root, file));
  return affected.map(({ id }) => id);
}

const all = stories.map(({ id }) => id);

test.each<[string, string[]]>([
  ["src/components/button/button.recipe.ts", ["button", "all-button"]],
  ["src/components/time-field/index.ts", ["time", "all-time"]],
  ["src/components/button/button.guide.ts", []],
  ["src/lib/worker.ts", ["button", "all-button"]],
  [".storybook/docs/page.tsx", []],
  [".storybook/kit/lookup.ts", all],
  [".storybook/main.ts", all],
  ["src/styles.css", all],
  ["README.md", []],
  ["src/components/button/button.test.ts", []],
])("a change of %s affects %j", (file, ids) => {
  expect(affectedBy(file)).toEqual(ids);
});

test("a change of a component's entry in the catalog affects its stories, and pages of the whole catalog", () => {
  expect(affectedBy(CATALOG, catalog("b"))).toEqual(["button", "start", "all-button"]);
});

test("a story that names a file by an expression is always affected", () => {
  const story = { id: "any", title: "Any", importPath: "./stories/any.stories.tsx" };
  expect(changedStories(root, "HEAD", [story], StoryInputs.of(root, join(root, "site")))).toEqual([story]);
});
