import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SourceChanges } from "./story-facts";

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
const tokens = (hue: number) => `:root {\n  --kerf-accent: oklch(0.5 0.19 ${hue});\n}\n`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "facts-"));
  git("init", "-q", "-b", "main");
  commit({
    "src/theme/tokens.css": tokens(262),
    "src/components/button/button.tsx": "1",
    "src/components/button/button.recipe.ts": "1",
    "src/components/tabs/tabs.tsx": "1",
  });
  git("checkout", "-qb", "feature");
  commit({ "src/components/button/button.tsx": "2", "src/components/button/button.recipe.ts": "2" });
  write({
    "src/theme/tokens.css": tokens(300),
    "src/components/button/new.ts": "1",
    "src/components/tabs/tabs.tsx": "x".repeat(20_000),
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const story = {
  ...{ id: "components-button--a", title: "Components/Button", name: "A", pictures: [] },
  failures: [
    { kind: "axe", message: "no name" },
    { kind: "visual", message: "differs" },
  ],
};

test("lists the changed files that the story depends on, the likeliest cause first", () => {
  const changes = new SourceChanges(root, (file) =>
    file.includes("/tabs/")
      ? undefined
      : file.endsWith(".css")
        ? [file, "every story"]
        : [file, "a.stories.tsx"],
  );
  const { sources, failures } = changes.factsOf(story);
  expect(sources.map(({ file, origin }) => [file, origin])).toEqual([
    ["src/components/button/new.ts", "uncommitted"],
    ["src/theme/tokens.css", "uncommitted"],
    ["src/components/button/button.recipe.ts", "branch"],
    ["src/components/button/button.tsx", "branch"],
  ]);
  expect(failures).toEqual([{ kind: "axe", message: "no name" }]);
  expect(changes.patches["src/components/button/button.tsx"]).toContain("-1");
  // A long diff is easier to read with git.
  expect(changes.patches).not.toHaveProperty(["src/components/tabs/tabs.tsx"]);
  expect(changes.tokens().map(({ name }) => name)).toEqual(["--kerf-accent"]);
});
