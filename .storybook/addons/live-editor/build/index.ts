import { builtinModules } from "node:module";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { aliasesIn } from "../../../../scripts/lib/aliases";
import { buildTargets } from "../../../../scripts/lib/browser-targets";
import { root } from "../../../../scripts/lib/paths";
import { packed } from "../../../shared/serve-files";
import { buildInlineCss } from "./css";
import { importedModules } from "./modules";
import { typesOf } from "./types";
import { typescriptFile } from "./typescript";

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
    types: typesOf(["@kerf/react", "react", "react/jsx-runtime", ...Object.values(packages).flat()]).then(
      (files) => JSON.stringify(files),
    ),
    frame: script({ entryPoints: [join(source, "frame.tsx")], alias: aliasesIn(root), define }),
    styles: buildInlineCss(),
  };
  for (const [name, modules] of Object.entries(packages))
    texts[`packages/${name}`] = packageScript(modules, define);
  const files: Record<string, string | Uint8Array> = {
    "editor/worker.js": await script({ entryPoints: [join(source, "worker.ts")] }),
  };
  await Promise.all(
    Object.entries(texts).map(async ([name, text]) => {
      files[`editor/${name}.bin`] = await packed(await text);
    }),
  );
  return files;
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
