import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../lib/paths";
import { bundle } from "../bundle";
import { consumer, manifest, modules, reachedFrom, read, sourceOf } from "./packed";

describe("the tarball", () => {
  test("contains only modules, declarations, stylesheets with their fonts, and files for programs", () => {
    const known =
      /^((README|CHANGELOG)\.md|LICENSE|package\.json|stories\/workshop\.png|dist\/((design-tokens|manifests|r)\/)?[\w-]+(\.schema)?\.json|dist\/(cli|vendor)\/LICENSES\.md|dist\/cli\/\w+\.js|dist\/vendor\/[\w/-]+\.js|dist\/([\w.]+\.css(\.d\.ts)?|llms\.txt|fonts\/[\w-]+\.(woff2|txt)|docs\/(guides\/)?[\w-]+\.md|exports\/[\w-]+\.(js|d\.ts|css)))$/;
    expect(consumer.files.filter((file) => !sourceOf(file) && !known.test(file))).toEqual([]);
  });

  test("contains no story, example or test", () => {
    expect(consumer.files.filter((file) => /\.(stories|examples|fixture|test)\./.test(file))).toEqual([]);
  });

  test("contains no paths of the build machine", () => {
    expect(consumer.files.filter((file) => read(file).includes(root))).toEqual([]);
    expect(modules().filter((file) => read(file).includes("jsxDEV"))).toEqual([]);
  });
});

test.each([
  ["the components", "dist/index.js", /^dist\/(catalog|check|cli|render-tree)\//],
  ["renderTree", "dist/render-tree/index.js", /^dist\/(check|components|cli)\/|^dist\/index\.js$|\.json/],
])("importing %s bundles no unrelated entry point", (_, entry, others) => {
  expect(reachedFrom(entry).length).toBeGreaterThan(5);
  expect(reachedFrom(entry).filter((file) => others.test(file))).toEqual([]);
});

test("the programs import only themselves, Node and React", () => {
  const programs = modules().filter((file) => /^dist\/(check|cli)\//.test(file));
  const imported = programs.flatMap((file) =>
    [...read(file).matchAll(/^(?:import|export) .*?"(.*?)";$/gm)].map(([, path = ""]) => path),
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(
    imported.filter((path) => !/^(\.\.?\/(cli\/)?\w+\.js|node:.*|react(\/jsx-runtime)?)$/.test(path)),
  ).toEqual([]);
});

const modulesOf = async (code: string) => (await bundle(consumer.folder, code)).modules.map(([id]) => id);
const kerfs = (ids: string[]) => ids.filter((id) => id.includes("@kerf/react/dist/"));

test.each(["@kerf/react", "@kerf/react/dialog", "@kerf/react/catalog", "@kerf/react/render-tree"])(
  "an unused import of %s adds nothing to a bundle",
  async (path) => {
    expect(kerfs(await modulesOf(`import "${path}"; export const nothing = 1;`))).toEqual([]);
  },
);

test("a component bundles the same modules from the root as from its sub-path", async () => {
  const byRoot = kerfs(await modulesOf('export { Button } from "@kerf/react";'));
  const byPath = kerfs(await modulesOf('export { Button } from "@kerf/react/button";'));
  expect(byRoot.length).toBeGreaterThan(1);
  expect(byPath).toEqual(byRoot);
  expect(byRoot.filter((id) => /components\/(?!button|loader)/.test(id))).toEqual([]);
});

test.each(["styles.css", "base.css", "button.css"])("%s stays in the bundle", async (file) => {
  const ids = await modulesOf(`import "@kerf/react/${file}"; export const nothing = 1;`);
  expect(ids.filter((id) => id.endsWith(`/${file}`))).toHaveLength(1);
});

const directive = /^["']use client["'];/;
const isClient = (file: string) => directive.test(read(file));

test("'use client' is in the same modules as in the source", () => {
  const built = modules().filter(sourceOf);
  expect(built.length).toBeGreaterThan(10);
  for (const file of built) {
    const source = readFileSync(sourceOf(file) ?? file, "utf8");
    expect([file, isClient(file)]).toEqual([file, directive.test(source)]);
  }
});

test("the licenses of all bundled packages are included", () => {
  const vendored = consumer.files.flatMap((file) => /^dist\/vendor\/(.*?)\//.exec(file)?.[1] ?? []);
  expect([...new Set(vendored)]).toEqual(["date-fns", "lucide", "react-day-picker"]);
  const named = ["cli", "vendor"].flatMap((folder) =>
    [...read(`dist/${folder}/LICENSES.md`).matchAll(/^## (\S+) -/gm)].map(([, name]) => name),
  );
  expect(named).toEqual(expect.arrayContaining(["acorn", "commander", ...vendored]));
});

test("neither the package nor its dependencies run a script when installed", () => {
  const scripts = Object.keys(manifest().scripts ?? {});
  expect(scripts.filter((name) => /^(pre|post)?(install|prepare|publish)$/.test(name))).toEqual([]);
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8")) as {
    packages: Record<string, Record<"dev" | "optional" | "peer" | "hasInstallScript", boolean>>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { dev, optional, peer }]) => path && !dev && !optional && !peer,
  );
  expect(installed.length).toBeGreaterThan(10);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

test("text is parsed as markup only in the tooltip of a chart or map, which the caller writes", () => {
  const sinks =
    /dangerouslySetInnerHTML["'\]]*\s*[:=]|\b(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|\beval\(|new Function\(|srcDoc/g;
  const applications = modules().filter((file) => !file.startsWith("dist/cli/"));
  const found = applications.flatMap((file) => (read(file).match(sinks) ?? []).map(() => file));
  expect(found).toEqual(["dist/lib/charts/tooltip.js"]);
});

test("every component that writes an `href` checks it with shared code", () => {
  const writers = modules().filter(
    (file) => /\/components\/(?!.*\.recipe)/.test(file) && /[^[]\bhref\b(?!: `#)[^\]=]/.test(read(file)),
  );
  expect(writers).not.toEqual([]);
  // A link to a section of the page needs no check.
  expect(writers.filter((file) => !/use-?link|refusesUrl|href: `#/i.test(read(file)))).toEqual([]);
});

describe("the stylesheet", () => {
  test("declares the order of the layers, so that later imports can't change it", () => {
    const named = [...read("dist/styles.css").matchAll(/@layer ([\w,. -]+)[{;]/g)].flatMap(([, names = ""]) =>
      names.split(","),
    );
    const order = [...new Set(named)].filter((name) => !name.startsWith("kerf.") && name !== "properties");
    expect(order).toEqual(["theme", "base", "kerf", "components", "utilities"]);
  });

  test("keeps the colors of both themes in one declaration", () => {
    expect(read("dist/styles.css")).toContain("light-dark(");
    expect(read("dist/styles.css")).not.toContain("var(--lightningcss");
  });

  test("refers to fonts in its own folder", () => {
    const urls = [...read("dist/styles.css").matchAll(/url\(["']?([^)"']+)/g)].map(([, url = ""]) => url);
    const own = urls.filter((url) => !url.startsWith("data:"));
    expect(
      own.filter((url) => !/^\.?\/?fonts\//.test(url) || !existsSync(join(consumer.installed, "dist", url))),
    ).toEqual([]);
  });

  test("includes the license of each font", () => {
    const fonts = consumer.files.filter((file) => file.endsWith(".woff2")).map((file) => basename(file));
    const licensed = consumer.files.flatMap((file) => /([\w-]+)-LICENSE\.txt$/.exec(file)?.[1] ?? []);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !licensed.some((name) => font.startsWith(`${name}-`)))).toEqual([]);
  });
});

test("the Tailwind theme defines no name that an application may use", () => {
  const names = [...read("dist/tailwind.css").matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !/^--[a-z-]+-kerf-/.test(name))).toEqual([]);
});
