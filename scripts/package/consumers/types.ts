import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { run } from "./packed";

/** The values of `moduleResolution` that applications may use, each with its `module`. */
const modules = { bundler: "esnext", node16: "node18" };
export type Resolution = keyof typeof modules;
export const resolutions = Object.keys(modules) as Resolution[];

const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/**
 * The type errors of a folder. Empty if it compiles.
 *
 * @param types Packages with global types, such as `vite/client`.
 * @param skipLibCheck Whether declarations of packages, including Kerf's, aren't checked.
 */
export async function typeErrors(
  folder: string,
  moduleResolution: Resolution,
  { types = [], skipLibCheck = false }: { types?: string[]; skipLibCheck?: boolean } = {},
): Promise<string> {
  const compilerOptions = {
    ...{ moduleResolution, module: modules[moduleResolution], jsx: "react-jsx", target: "es2022" },
    ...{ lib: ["es2022", "dom", "dom.iterable"], types, resolveJsonModule: true },
    ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck },
  };
  const config = join(folder, `tsconfig.${moduleResolution}.json`);
  await writeFile(
    config,
    JSON.stringify({ compilerOptions, include: ["**/*.ts", "**/*.tsx"], exclude: ["**/dist"] }),
  );
  const { stdout } = await run(process.execPath, [tsc, "-p", config]).catch((error) => error);
  return stdout;
}
