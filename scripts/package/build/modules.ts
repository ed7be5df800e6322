import { isAbsolute } from "node:path";
import { build } from "vite";
import { root } from "../../lib/paths";
import { readSubPaths } from "./sub-paths";

/** The entry points: the components, the other public modules, and the command line. */
const entries = ["index.ts", "catalog/catalog.ts", "check/check.ts", "cli/kerf.ts", "render-tree/index.ts"];

/**
 * Writes one ES module for each source module that the public API imports. Bundlers can then drop unused ones, and
 * servers see 'use client' exactly where the source has it.
 */
export async function buildModules(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    // Independent of NODE_ENV, because the development transform would write source paths into the package.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      target: "es2022",
      lib: { entry: [...entries, ...folders()].map((entry) => `${root}/src/${entry}`), formats: ["es"] },
      rolldownOptions: {
        external: isPackage,
        experimental: { attachDebugInfo: "none" },
        output: {
          preserveModules: true,
          preserveModulesRoot: `${root}/src`,
          entryFileNames: "[name].js",
          comments: { jsdoc: false },
        },
        // Merging a module into another drops its directive. No modules are merged here, as a test checks.
        checks: { moduleLevelDirective: false },
      },
    },
  });
}

/**
 * The components' index files. Rolldown drops index files that only re-export, unless they are entry points.
 */
function folders(): string[] {
  return readSubPaths().flatMap(({ source, isFolder }) => (isFolder ? [`${source}/index.ts`] : []));
}

function isPackage(id: string): boolean {
  return !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("\0");
}
