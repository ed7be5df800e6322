import { isAbsolute } from "node:path";
import { build } from "vite";
import { root } from "./paths";
import { readSubPaths } from "./sub-paths";

/** The components, what programs import beside them, and the command line. */
const entries = ["index.ts", "catalog/index.ts", "check/index.ts", "cli/kerf.ts", "render-tree/index.ts"];

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
    // Whatever NODE_ENV says: the development transform would write source paths into the package.
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
        // A directive is lost when its module is merged into another; here none is. A test holds the two sides together.
        checks: { moduleLevelDirective: false },
      },
    },
  });
}

/** The components' own indexes. One that only passes things on would be left out, were it no entry. */
function folders(): string[] {
  return readSubPaths().flatMap(({ source, isFolder }) => (isFolder ? [`${source}/index.ts`] : []));
}

function isPackage(id: string): boolean {
  return !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("\0");
}
