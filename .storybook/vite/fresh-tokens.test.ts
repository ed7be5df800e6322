import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { scratchCopy } from "../../scripts/lib/scratch-copy";
import { freshTokens } from "./fresh-tokens";

// A dev server takes a long time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test("a build fails if a token changed and the stylesheet was not regenerated", async () => {
  const project = copyOfTheme();
  await expect(buildStyles(project)).resolves.toContain("--kerf-accent");
  await changeToken(project);
  await expect(buildStyles(project)).rejects.toThrow("Run: npm run theme");
});

test("the dev server writes the stylesheet when it starts and when a token changes", async () => {
  const project = copyOfTheme();
  const file = join(project, "src/theme/tokens.css");
  const fresh = await readFile(file, "utf8");
  await writeFile(file, "/* stale */");
  const server = await createServer({
    configFile: false,
    root: project,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [freshTokens(project)],
  });
  onTestFinished(() => server.close());
  expect(await readFile(file, "utf8")).toBe(fresh);
  server.watcher.emit("change", await changeToken(project));
  await vi.waitFor(async () => expect(await readFile(file, "utf8")).toContain("123px"), 30_000);
});

/** A copy of the theme in a temporary folder. */
function copyOfTheme(): string {
  const { path, remove } = scratchCopy("src/theme");
  onTestFinished(remove);
  return path;
}

/** Changes a token, and returns the path of its file. */
async function changeToken(project: string): Promise<string> {
  const path = join(project, "src/theme/shape.ts");
  const code = await readFile(path, "utf8");
  const changed = code.replace(/"\d+px"/, '"123px"');
  expect(changed).not.toBe(code);
  await writeFile(path, changed);
  return path;
}

/** Builds the stylesheet in the same way as the Storybook that is tested. */
async function buildStyles(project: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: project,
    logLevel: "silent",
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: join(project, "src/theme/tokens.css") },
    },
    plugins: [freshTokens(project)],
  });
  return JSON.stringify(result);
}
