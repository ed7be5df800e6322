import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SourceChanges } from "./source-changes";

let root: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};
const commit = (files: Record<string, string>) => {
  write(files);
  git("add", "-A");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "a");
};
const tokens = (hue: number, more = "") => `:root {
  --kerf-accent: light-dark(oklch(0.5 0.19 ${hue}), rgb(0, 0, 9));
  --kerf-radius-sm: 6px;${more}
}
@media (prefers-contrast: more) { :root { --kerf-accent: black; } }
@media (forced-colors: active) { :root, [data-contrast="more"] { --kerf-radius-sm: 1px; } }
`;
const TOKENS = "src/theme/tokens.css";
const [BUTTON, RECIPE, TABS] = ["button/button.tsx", "button/button.recipe.ts", "tabs/tabs.tsx"].map(
  (path) => `src/components/${path}`,
) as [string, string, string];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "source-changes-"));
  git("init", "-q", "-b", "main");
  commit({ [TOKENS]: tokens(262), [BUTTON]: "1", [RECIPE]: "1", [TABS]: "1" });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const story = { id: "components-button--a", title: "Components/Button", name: "A", pictures: [] };
const find = () => new SourceChanges(root, (file) => !file.includes("/tabs/"));

test("lists the changed files that the story depends on, the likeliest cause first", () => {
  // On main, those since the commit before the last one.
  commit({ [BUTTON]: "2" });
  expect(find().factsOf(story).sources).toEqual([BUTTON]);
  git("checkout", "-qb", "feature");
  commit({ [BUTTON]: "3", [RECIPE]: "2" });
  write({ [TOKENS]: tokens(300), "src/components/button/new.ts": "1", [TABS]: "2" });
  const created = "src/components/button/new.ts";
  expect(find().factsOf(story).sources).toEqual([RECIPE, TOKENS, BUTTON, created]);
});

test.each<[what: string, after: string, found: object[]]>([
  [
    "one theme's value",
    tokens(300),
    [{ name: "--kerf-accent", values: [{ before: "oklch(0.5 0.19 262)", after: "oklch(0.5 0.19 300)" }] }],
  ],
  ["a new token", tokens(262, "\n  --kerf-new: 1px;"), [{ name: "--kerf-new", values: [] }]],
  ["only white space", `${tokens(262)}\n`, []],
])("finds tokens: %s", (_, after, found) => {
  write({ [TOKENS]: after });
  expect(find().tokens()).toEqual(found);
});
