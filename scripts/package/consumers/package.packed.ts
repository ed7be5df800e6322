import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, test } from "vitest";
import { root } from "../../lib/paths";
import { consumer, manifest, modules, reachedFrom, read, run, sourceOf } from "./packed";

describe("the tarball", () => {
  test("contains only modules, declarations, stylesheets with their fonts, and files for programs", () => {
    const others = consumer.files.filter(
      (file) =>
        !sourceOf(file) &&
        !/^dist\/(fonts\/[\w-]+\.(woff2|txt)|docs\/\w+\.md|r\/[\w-]+\.json|exports\/[\w-]+\.(js|d\.ts))$/.test(
          file,
        ),
    );
    expect(others).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "dist/a2ui.json",
      "dist/catalog.json",
      "dist/catalog.schema.json",
      "dist/design-tokens/dark-more-contrast.json",
      "dist/design-tokens/dark.json",
      "dist/design-tokens/light-more-contrast.json",
      "dist/design-tokens/reduced-motion.json",
      "dist/design-tokens/resolver.json",
      "dist/design-tokens/tokens.json",
      "dist/json-render.json",
      "dist/llms.txt",
      "dist/manifests/components.json",
      "dist/structured-output.json",
      "dist/styles.css",
      "dist/styles.css.d.ts",
      "dist/tailwind.css",
      "dist/tailwind.css.d.ts",
      "dist/tokens.css",
      "dist/tokens.css.d.ts",
      "dist/tokens.json",
      "package.json",
    ]);
  });

  test("contains no story, example or test", () => {
    expect(consumer.files.filter((file) => /\.(stories|examples|fixture|test)\./.test(file))).toEqual([]);
  });

  test("has declarations for every module", () => {
    expect(modules().filter((file) => !consumer.files.includes(file.replace(/\.js$/, ".d.ts")))).toEqual([]);
  });

  test("contains no paths of the build machine", () => {
    expect(consumer.files.filter((file) => read(file).includes(root))).toEqual([]);
    expect(modules().filter((file) => read(file).includes("jsxDEV"))).toEqual([]);
  });
});

describe("the catalog for programs", () => {
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
    await expect(kerf("show", "Buton")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Button"),
    });
  });

  test("`kerf mcp` works with the client of the MCP SDK", async () => {
    const client = new Client({ name: "test", version: "1.0.0" });
    const args = [join(consumer.installed, manifest().bin.kerf), "mcp"];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: consumer.folder }));
    const ask = async (name: string, given: Record<string, unknown>) => {
      const { content } = await client.callTool({ name, arguments: given });
      return (content as { text: string }[]).map(({ text }) => text).join();
    };
    try {
      expect(client.getServerVersion()).toMatchObject({ name: "kerf", version: manifest().version });
      expect(await ask("search", { query: "modal" })).toMatch(/^- Dialog: /);
      expect(await ask("tokens", { query: "accent" })).toContain("- `--kerf-accent`: ");
      expect(await ask("check", { code: "<Badge tone='x'>New</Badge>" })).toContain(
        "1:8 Badge has no prop tone.",
      );
    } finally {
      await client.close();
    }
  });

  test("llms.txt links to a page for each component", () => {
    const pages = [...read("dist/llms.txt").matchAll(/\]\((.*?)\)/g)].map(([, path]) => `dist/${path}`);
    expect(pages.sort()).toEqual(consumer.files.filter((file) => file.startsWith("dist/docs/")));
    expect(pages).toHaveLength(Object.keys(JSON.parse(read("dist/catalog.json")).components).length);
  });

  test("the catalog reader needs neither React nor Node", () => {
    const files = reachedFrom("dist/catalog/index.js");
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => /^(import|export) .*from "(?!\.)/m.test(read(file)))).toEqual([]);
  });
});

test.each([
  ["the components", "dist/index.js", /^dist\/(catalog|check|cli|render-tree)\//],
  ["renderTree", "dist/render-tree/index.js", /^dist\/(check|components|cli)\/|^dist\/index\.js$|\.json/],
  ["checkSource", "dist/check/index.js", /^dist\/(components|cli)\/|^dist\/index\.js$|\.json/],
])("importing %s bundles no unrelated entry point", (_, entry, others) => {
  expect(reachedFrom(entry).length).toBeGreaterThan(5);
  expect(reachedFrom(entry).filter((file) => others.test(file))).toEqual([]);
});
