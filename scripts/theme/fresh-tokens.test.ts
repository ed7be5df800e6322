import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "../package/build/paths";
import { freshTokens } from "./fresh-tokens";

// A dev server takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test("a build refuses tokens that were changed and not generated", async () => {
  const project = await copyOfTheme();
  await expect(buildStyles(project)).resolves.toContain("--kerf-accent");
  await changeToken(project);
  await expect(buildStyles(project)).rejects.toThrow("Run: npm run theme");
});

test("the dev server writes the stylesheet when it starts and when a token changes", async () => {
  const project = await copyOfTheme();
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

/** The theme, and what generates its stylesheet, in a folder of their own. */
async function copyOfTheme(): Promise<string> {
  const project = await realpath(await mkdtemp(join(tmpdir(), "kerf-theme-")));
  onTestFinished(() => rm(project, { recursive: true }));
  for (const folder of ["src/theme", "scripts/theme"]) {
    await cp(join(root, folder), join(project, folder), { recursive: true });
  }
  return project;
}

/** Changes a token, and gives the path of its file. */
async function changeToken(project: string): Promise<string> {
  const path = join(project, "src/theme/shape.ts");
  const code = await readFile(path, "utf8");
  const changed = code.replace(/"\d+px"/, '"123px"');
  expect(changed).not.toBe(code);
  await writeFile(path, changed);
  return path;
}

/** Builds the stylesheet as a Storybook does that the stories are tested in. */
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
