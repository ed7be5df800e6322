import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../../src/cli/mcp/client.fixture";
import type { RegistryItem } from "../../catalog/outputs/output-files";
import { consumer, manifest, reachedFrom, read, run } from "./packed";

const kerf = (...args: string[]) =>
  run(process.execPath, [join(consumer.installed, manifest().bin.kerf), ...args], { cwd: consumer.folder });

test("`kerf` runs from the installed package, and reads its catalog", async () => {
  expect(read(manifest().bin.kerf)).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect((await kerf("--version")).stdout).toBe(`${manifest().version}\n`);
  expect((await kerf("show", "Dialog.Title")).stdout).toMatch(/^Dialog\.Title {3}Overlay\n/);
  expect((await kerf("check", join(consumer.installed, "dist/catalog.json"))).stdout).toContain(
    "is a valid catalog",
  );
  const app = join(consumer.folder, "app.tsx");
  await writeFile(app, '<Badge varient="red">Failed</Badge>\n');
  await expect(kerf("check", "app.tsx")).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("app.tsx:1:8 Badge has no prop varient. Did you mean variant?"),
  });
  await expect(kerf("check", "app.tsx", "--fix")).resolves.toMatchObject({
    stdout: "Fixed 1 problem in app.tsx.\napp.tsx is valid.\n",
  });
  expect(await readFile(app, "utf8")).toBe('<Badge variant="red">Failed</Badge>\n');
});

test("`kerf mcp` answers from the installed package", async () => {
  const client = await connect([join(consumer.installed, manifest().bin.kerf), "mcp"], consumer.folder);
  const ask = async (name: string, given: object) =>
    (await client.request("tools/call", { name, arguments: given })).content[0]?.text;
  onTestFinished(() => client.close());
  expect(client.server.serverInfo).toMatchObject({ name: "kerf", version: manifest().version });
  expect(await ask("search", { query: "modal" })).toMatch(/^- Dialog: /);
  expect(await ask("tokens", { query: "accent" })).toContain("- `--kerf-accent`: ");
  const code = "<Badge tone='x'>New</Badge>";
  expect(await ask("check", { code })).toContain("1:8 Badge has no prop tone.");
});

test("llms.txt links to a page for each component", () => {
  const pages = [...read("dist/llms.txt").matchAll(/\]\((.*?)\)/g)].map(([, path]) => `dist/${path}`);
  expect(pages.sort()).toEqual(consumer.files.filter((file) => file.startsWith("dist/docs/")));
});

test("the catalog reader needs neither React nor Node", () => {
  const files = reachedFrom("dist/catalog/catalog.js");
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /^(import|export) .*from "(?!\.)/m.test(read(file)))).toEqual([]);
});

const items = consumer.files.filter((file) => /^dist\/r\/(?!registry\.)/.test(file));

test.each(items)("an application builds %s with only the packages that it lists", async (file) => {
  const { dependencies, files }: RegistryItem = JSON.parse(read(file));
  const folder = await mkdtemp(join(tmpdir(), "kerf-item-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entryPoints = files.map(({ path }) => join(folder, basename(path)));
  for (const [index, { content = "" }] of files.entries())
    await writeFile(entryPoints[index] as string, content);
  const external = [...dependencies, "react", "react-dom"].flatMap((name) => [name, `${name}/*`]);
  const options = { bundle: true, write: false, jsx: "automatic", logLevel: "silent" } as const;
  await build({ ...options, entryPoints, external, outdir: folder });
});
