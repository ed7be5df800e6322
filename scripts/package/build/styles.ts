import { copyFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { type BuildOptions, build, type Rolldown } from "vite";
import { root } from "../../lib/paths";
import { withoutLayers } from "./unlayered";

/**
 * Compiles src/styles.css to one minified stylesheet, and writes the same without cascade layers. Its fonts are in `fonts`,
 * with their licenses. Returns the stylesheet's text.
 */
export async function buildStyles(outDir: string): Promise<string> {
  const output = await compile({ outDir });
  const css = textOf(output);
  await writeFile(`${outDir}/styles.css`, css);
  await writeFile(`${outDir}/styles.unlayered.css`, withoutLayers(css));
  await copyLicences(output, `${outDir}/fonts`);
  return css;
}

/** Compiles the same stylesheet without writing it, and returns its text. */
export async function buildCss(): Promise<string> {
  return textOf(await compile({ write: false }));
}

function textOf(output: Rolldown.RolldownOutput["output"]): string {
  const stylesheet = output.find(({ fileName }) => fileName.endsWith(".css"));
  if (stylesheet?.type !== "asset") throw new Error("Vite created no stylesheet from src/styles.css.");
  const css = String(stylesheet.source)
    // Tailwind's fallbacks for browsers without @property or color-mix(), before those that Kerf supports.
    .replace(/@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}{3}/, "")
    .replaceAll(/@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g, "$1");
  return withoutUnset(css);
}

/** Replaces Tailwind's registered properties that no rule sets with their initial values. */
function withoutUnset(css: string): string {
  const registered = /@property (--tw-[\w-]+)\{syntax:"([^"]*)";inherits:false(?:;initial-value:([^}]*))?\}/g;
  return Array.from(css.matchAll(registered)).reduce((rest, [rule, name = "", syntax, initial]) => {
    const value = syntax === "<length>" && initial === "0" ? "0px" : initial;
    const uses = new RegExp(`var\\(${name}(?:, )?\\)( ?)`, "g");
    const less = rest.replace(rule, "").replaceAll(uses, value ? `${value}$1` : "");
    return less.includes(name) ? rest : less;
  }, css);
}

async function compile(options: BuildOptions): Promise<Rolldown.RolldownOutput["output"]> {
  const { output } = (await build({
    root,
    // Relative, so that the stylesheet finds its fonts wherever an application serves it from.
    base: "./",
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [tailwindcss()],
    build: {
      ...options,
      emptyOutDir: false,
      // Kerf needs unchanged `light-dark()` and nested layers. A lower target compiles them to workarounds.
      cssTarget: "esnext",
      cssMinify: "lightningcss",
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${root}/src/styles.css`,
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith(".css") ? "[name][extname]" : "fonts/[name][extname]",
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

/** A font may be distributed only with its license. */
async function copyLicences(output: Rolldown.RolldownOutput["output"], fonts: string): Promise<void> {
  const folders = new Map<string, string>();
  for (const file of output) {
    if (file.type !== "asset") continue;
    const [folder, name] =
      /^.*node_modules\/(?:@[^/]+\/)?([^/]+)(?=\/)/.exec(file.originalFileNames[0] ?? "") ?? [];
    if (folder && name) folders.set(name, folder);
  }
  for (const [name, folder] of folders) {
    await copyFile(resolve(root, folder, "LICENSE"), `${fonts}/${name}-LICENSE.txt`);
  }
}
