import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Consumer, createConsumer } from "./consumer";
import { root } from "./paths";

// Compilers and npm run here, beside other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const run = promisify(execFile);
let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer();
});
afterAll(() => consumer?.remove());

const read = (path: string) => readFileSync(join(consumer.installed, path), "utf8");
const modules = () => consumer.files.filter((file) => /^dist\/.*\.js$/.test(file));

describe("the tarball", () => {
  test("holds modules, declarations, the stylesheet with its fonts, the catalog with its texts, and nothing else", () => {
    const others = consumer.files.filter(
      (file) => !sourceOf(file) && !/^dist\/(fonts\/[\w-]+\.(woff2|txt)|docs\/\w+\.md)$/.test(file),
    );
    expect(others.filter((file) => !/^(README\.md|LICENSE)$/.test(file))).toEqual([
      "dist/catalog.json",
      "dist/catalog.schema.json",
      "dist/llms.txt",
      "dist/styles.css",
      "dist/styles.d.ts",
      "package.json",
    ]);
  });

  test("holds no story, example or test", () => {
    expect(consumer.files.filter((file) => /\.(stories|examples|fixture|test)\./.test(file))).toEqual([]);
  });

  test("has declarations for every module", () => {
    expect(modules().filter((file) => !consumer.files.includes(file.replace(/\.js$/, ".d.ts")))).toEqual([]);
  });

  test("says nothing about the machine that built it", () => {
    expect(consumer.files.filter((file) => read(file).includes(root))).toEqual([]);
    expect(modules().filter((file) => read(file).includes("jsxDEV"))).toEqual([]);
  });
});

test("'use client' stands where the source has it, and only there", () => {
  const directive = /^["']use client["'];/;
  expect(modules().length).toBeGreaterThan(10);
  for (const file of modules()) {
    const source = readFileSync(sourceOf(file) ?? file, "utf8");
    expect([file, directive.test(read(file))]).toEqual([file, directive.test(source)]);
  }
});

describe("the stylesheet", () => {
  test("states the order of the layers before any rule of Kerf", () => {
    const css = read("dist/styles.css");
    const order = css.indexOf("@layer theme,base,kerf,components,utilities;");
    expect(order).toBeGreaterThan(-1);
    expect(css.indexOf("@layer kerf")).toBeGreaterThan(order);
  });

  test("keeps the colours of both themes in one declaration", () => {
    expect(read("dist/styles.css")).toContain("light-dark(");
    expect(read("dist/styles.css")).not.toContain("--lightningcss");
  });

  test("finds its fonts beside itself", () => {
    const urls = [...read("dist/styles.css").matchAll(/url\(["']?([^)"']+)/g)].map(([, url = ""]) => url);
    const own = urls.filter((url) => !url.startsWith("data:"));
    expect(
      own.filter((url) => !/^\.?\/?fonts\//.test(url) || !existsSync(join(consumer.installed, "dist", url))),
    ).toEqual([]);
  });

  test("brings the licence of each font", () => {
    const fonts = consumer.files.filter((file) => file.endsWith(".woff2")).map((file) => basename(file));
    const licensed = consumer.files.flatMap((file) => /([\w-]+)-LICENSE\.txt$/.exec(file)?.[1] ?? []);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !licensed.some((name) => font.startsWith(`${name}-`)))).toEqual([]);
  });
});

describe("the catalog for programs", () => {
  const kerf = (...args: string[]) =>
    run(process.execPath, [join(consumer.installed, manifest().bin.kerf), ...args], { cwd: consumer.folder });
  const manifest = () => JSON.parse(read("package.json"));

  test("`kerf` runs as it was installed, and reads the catalog beside it", async () => {
    expect(read(manifest().bin.kerf)).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect((await kerf("--version")).stdout).toBe(`${manifest().version}\n`);
    expect((await kerf("show", "Dialog.Title")).stdout).toMatch(/^Dialog\.Title {3}Overlay\n/);
    expect((await kerf("check", join(consumer.installed, "dist/catalog.json"))).stdout).toContain(
      "is a catalog of",
    );
    await expect(kerf("show", "Buton")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Button"),
    });
  });

  test("llms.txt links a page for each component", () => {
    const pages = [...read("dist/llms.txt").matchAll(/\]\((.*?)\)/g)].map(([, path]) => `dist/${path}`);
    expect(pages.sort()).toEqual(consumer.files.filter((file) => file.startsWith("dist/docs/")));
    expect(pages).toHaveLength(Object.keys(JSON.parse(read("dist/catalog.json")).components).length);
  });

  test("the reader needs neither React nor Node", () => {
    const files = reachedFrom("dist/catalog/index.js");
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => /^(import|export) .*from "(?!\.)/m.test(read(file)))).toEqual([]);
  });
});

test.each([
  ["the components", "dist/index.js", /^dist\/(catalog|cli|render-tree)\//],
  ["renderTree", "dist/render-tree/index.js", /^dist\/(components|cli)\/|^dist\/index\.js$|\.json/],
])("%s bring nothing of the others into a bundle", (_, entry, others) => {
  expect(reachedFrom(entry).length).toBeGreaterThan(5);
  expect(reachedFrom(entry).filter((file) => others.test(file))).toEqual([]);
});

describe("an application", () => {
  test.each(["bundler", "node16"])("type-checks under moduleResolution %s", async (moduleResolution) => {
    await writeFile(join(consumer.folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(consumer.folder, "app.tsx"), application);
    const module = moduleResolution === "bundler" ? "esnext" : "node18";
    const options = {
      moduleResolution,
      module,
      jsx: "react-jsx",
      target: "es2022",
      strict: true,
      noEmit: true,
    };
    await writeFile(
      join(consumer.folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: { ...options, types: [], skipLibCheck: false, resolveJsonModule: true },
        files: ["app.tsx"],
      }),
    );
    const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
    const { stdout } = await run(process.execPath, [tsc, "-p", consumer.folder]).catch((error) => error);
    expect(stdout).toBe("");
  });

  test("renders on the server, in Node without a bundler", async () => {
    await writeFile(join(consumer.folder, "server.mjs"), server);
    const { stdout } = await run(process.execPath, [join(consumer.folder, "server.mjs")]);
    const [byHand, fromData] = stdout.split("\n");
    expect(byHand).toMatch(/^<button .*data-slot="button".*>.*Save.*<\/button>$/);
    expect(fromData).toBe(byHand);
  });
});

/** The built modules that one imports, through others or by itself. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const [, path = ""] of read(file).matchAll(/^(?:import|export) .*?"(\..*?)";$/gm)) {
      reached.add(join(dirname(file), path));
    }
  }
  return [...reached];
}

/** The source of a built module or declaration; nothing for a file that is neither, or has no source. */
function sourceOf(file: string): string | undefined {
  const name = /^dist\/(.*?)(?:\.d\.ts|\.js)$/.exec(file)?.[1];
  return [".ts", ".tsx"]
    .map((extension) => `${root}/src/${name}${extension}`)
    .find((path) => existsSync(path));
}

const application = `
import { Button, type ButtonProps } from "@kerf/react";
import { type Catalog, readCatalog } from "@kerf/react/catalog";
import { renderTree, type Tree } from "@kerf/react/render-tree";
import catalog from "@kerf/react/catalog.json" with { type: "json" };
import schema from "@kerf/react/catalog.schema.json" with { type: "json" };
import "@kerf/react/styles.css";

export const variant: ButtonProps["variant"] = "primary";
// @ts-expect-error The types must not have decayed to any.
export const unknown: ButtonProps["variant"] = "no such variant";
// @ts-expect-error An icon alone needs a name.
export const nameless = <Button shape="square" />;
export const tree: Tree = { root: "save", nodes: { save: { type: "Button", children: [{ text: "Save" }] } } };
export const fromData = renderTree(tree, { catalog, components: { Button } });
export const described: Catalog = readCatalog(catalog);
export const documents: object[] = [catalog, schema];
export const App = () => <Button variant={variant} onClick={(event) => event.currentTarget.form}>Save</Button>;
`;

const server = `
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import * as components from "@kerf/react";
import catalog from "@kerf/react/catalog.json" with { type: "json" };
import { renderTree } from "@kerf/react/render-tree";
console.log(renderToString(createElement(components.Button, { variant: "primary" }, "Save")));
const node = { type: "Button", props: { variant: "primary" }, children: [{ text: "Save" }] };
console.log(renderToString(renderTree({ root: "save", nodes: { save: node } }, { catalog, components })));
`;
