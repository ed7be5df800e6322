import { readdirSync } from "node:fs";
import { isBuiltin } from "node:module";
import { build, type InlineConfig } from "vite";
import { aliasesIn, replacements } from "../../lib/aliases";
import { root } from "../../lib/paths";
import { readSubPaths } from "./sub-paths";

/** The packages that an application installs with Kerf. All others are part of the built modules. */
export type Installed = readonly string[];

/** The entry points of the library, besides the components' own. */
const library = [
  "index.ts",
  "catalog/catalog.ts",
  "render-tree/index.ts",
  ...readdirSync(`${root}/src/i18n/locales`).map((file) => `i18n/locales/${file}`),
];

/** The programs: the command line, and the check that it shares with other programs. */
const programs = ["cli/kerf.ts", "check/check.ts"];

/**
 * Writes one ES module for each source module that the library imports. Bundlers can then drop unused ones, and
 * servers see 'use client' exactly where the source has it. The programs come in a few larger modules, with what
 * they import from packages that applications don't need.
 */
export async function buildModules(outDir: string, installed: Installed): Promise<void> {
  await write(outDir, [...library, ...folders()], installed, {
    preserveModules: true,
    preserveModulesRoot: `${root}/src`,
    // npm leaves a folder with the name node_modules out of a package.
    entryFileNames: ({ name }) =>
      `${name.replace(/^(.*node_modules|_virtual\/_rolldown)\//, "vendor/").replace(/\/dist\/esm(?=\/)|\.json$/, "")}.js`,
  });
  await write(outDir, programs, installed, {
    entryFileNames: ({ facadeModuleId }) => `${facadeModuleId?.match(/(\w+\/\w+)\.ts$/)?.[1]}.js`,
    chunkFileNames: "cli/[name].js",
  });
}

type Output = NonNullable<NonNullable<InlineConfig["build"]>["rolldownOptions"]>["output"];

async function write(outDir: string, entries: string[], installed: Installed, output: Output): Promise<void> {
  const forNode = entries === programs;
  await build({
    root,
    resolve: {
      alias: aliasesIn(root, replacements),
      ...(forNode && { conditions: ["module", "node", "production"], mainFields: ["module", "main"] }),
    },
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
      license: { fileName: `${forNode ? "cli" : "vendor"}/LICENSES.md` },
      lib: { entry: entries.map((entry) => `${root}/src/${entry}`), formats: ["es"] },
      rolldownOptions: {
        external: (id) => isBuiltin(id) || installed.some((name) => id === name || id.startsWith(`${name}/`)),
        ...(forNode && { platform: "node" }),
        experimental: { attachDebugInfo: "none" },
        output: { comments: { jsdoc: false }, ...output },
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
