import { readdir, readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { aliasesIn } from "../../../../scripts/lib/aliases";
import { buildTargets } from "../../../../scripts/lib/browser-targets";
import { importsIn } from "../../../../scripts/lib/module-imports";
import { root } from "../../../../scripts/lib/paths";
import { buildCss } from "../../../../scripts/package/installed";
import type { Catalog } from "../../../../src/catalog/types";
import { languages } from "../../../shared/locales";
import { packed } from "../../../shared/serve-files";
import { typescriptFile, typesOf } from "./types";

const source = join(root, ".storybook/addons/live-editor");

/**
 * The files that the editor loads on demand, by path. Large files are compressed here, because not every
 * server compresses files. The code that loads them can decompress them.
 */
export async function editorFiles(): Promise<Record<string, string | Uint8Array>> {
  const packages = await importedModules();
  const define = { "process.env.NODE_ENV": '"development"', KERF_PACKAGES: JSON.stringify(packages) };
  const texts: Record<string, Promise<string>> = {
    typescript: script({ entryPoints: [typescriptFile], globalName: "ts", external: [...builtinModules] }),
    types: typesOf([
      "@kerf/react",
      ...languageModules,
      "react",
      "react/jsx-runtime",
      ...Object.values(packages).flat(),
    ]).then((files) => JSON.stringify(files)),
    frame: script({ entryPoints: [join(source, "frame.tsx")], alias: aliasesIn(root), define }),
    styles: buildInlineCss(),
  };
  for (const [name, modules] of Object.entries(packages))
    texts[`packages/${name}`] = packageScript(modules, define);
  const files = Object.entries(texts).map(async ([name, text]) => {
    return [`editor/${name}.bin`, await packed(await text)] as const;
  });
  const worker = await script({ entryPoints: [join(source, "worker.ts")] });
  return { "editor/worker.js": worker, ...Object.fromEntries(await Promise.all(files)) };
}

/** A package as a script that exports its modules by name. The script uses the frame's React. */
function packageScript(modules: readonly string[], define: Record<string, string>): Promise<string> {
  const entries = modules.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)}),`);
  return script({
    stdin: { contents: `module.exports = {${entries.join("\n")}};`, resolveDir: root },
    format: "cjs",
    platform: "browser",
    mainFields: ["module", "main"],
    external: ["react", "react-dom"],
    define,
  });
}

async function script(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    format: "iife",
    jsx: "automatic",
    minify: true,
    target: buildTargets,
    logLevel: "error",
    // Kerf's modules have directives, which have no effect in a bundled script.
    logOverride: { "unsupported-directive": "silent" },
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text ?? "";
}

const languageModules = Object.keys(languages).map((code) => `@kerf/react/locales/${code}`);

const url = /url\(\.\/fonts\/([\w-]+)\.woff2\)/g;

/** Kerf's stylesheet with inlined fonts, because a sandboxed frame can't load fonts from the site. */
export async function buildInlineCss(): Promise<string> {
  const css = await buildCss();
  const fonts = new Map<string, string>();
  for (const [, name = ""] of css.matchAll(url)) fonts.set(name, await fontOf(name));
  return css.replaceAll(url, (_, name: string) => `url(data:font/woff2;base64,${fonts.get(name)})`);
}

async function fontOf(name: string): Promise<string> {
  const family = name.startsWith("geist-mono") ? "geist-mono" : "geist";
  const stylesheet = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/wght.css`));
  return readFile(join(dirname(stylesheet), "files", `${name}.woff2`), "base64");
}

/** The packages that `frame.tsx` includes, and `storybook`, which only the patterns' tests use. */
const excluded = ["@kerf/react", "react", "react-dom", "storybook"];

/** The modules that the site's examples and patterns import, by package, without Kerf and React. */
export async function importedModules(): Promise<Record<string, string[]>> {
  const catalog: Catalog = JSON.parse(await readFile(join(root, "src/catalog/catalog.json"), "utf8"));
  const patterns = join(root, "stories/patterns");
  const files = (await readdir(patterns)).filter((name) => /^[\w-]+\.tsx?$/.test(name));
  const codes = [
    ...Object.values(catalog.components).flatMap(({ examples }) => examples),
    ...(await Promise.all(files.map((name) => readFile(join(patterns, name), "utf8")))),
  ];
  const packages: Record<string, string[]> = {};
  for (const name of [...new Set(codes.flatMap(importsIn))].sort()) {
    const owner = name.split("/", name.startsWith("@") ? 2 : 1).join("/");
    if (!/^[.#]/.test(name) && !excluded.includes(owner))
      packages[owner] = [...(packages[owner] ?? []), name];
  }
  return packages;
}
