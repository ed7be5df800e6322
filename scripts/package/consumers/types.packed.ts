import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import * as kerf from "../../../src";
import { consumer, run, subPaths } from "./packed";

const folder = join(consumer.folder, "apps/types");
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

// The values of `moduleResolution` that applications may use, each with its `module`.
describe.each([
  ["bundler", "esnext"],
  ["nodenext", "nodenext"],
])("under moduleResolution %s", (moduleResolution, module) => {
  const base = {
    ...{
      moduleResolution,
      module,
      jsx: "react-jsx",
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
    },
    ...{
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
    },
  };

  test("types and JSON resolve, and each sub-path has the types of the root", async () => {
    await writeFile(join(folder, "sub-paths.ts"), importsOfAll());
    expect(await typeErrors(folder, { ...base, types: [] })).toBe("");
  });

  test("all applications, examples and patterns type-check", async () => {
    const types = ["vite/client", "node", "@vitejs/plugin-rsc/types"];
    expect(await typeErrors(join(consumer.folder, "apps"), { ...base, types, skipLibCheck: true })).toBe("");
  });
});

test("renders on the server, in Node without a bundler", async () => {
  const { stdout } = await run(process.execPath, [join(folder, "server.mjs")]);
  const [byHand, fromData] = stdout.split("\n");
  expect(byHand).toMatch(/^<button .*data-slot="button".*>.*Save.*<\/button>$/);
  expect(fromData).toBe(byHand);
  const code = "console.log(Object.keys(require('@kerf/react')).length)";
  const { stdout: required } = await run(process.execPath, ["--eval", code], { cwd: folder });
  expect(Number(required), "CommonJS").toBe(Object.keys(kerf).length);
});

test("the sub-paths are named after the components, and together export the same names as the root", async () => {
  const script = `for (const path of ${JSON.stringify(subPaths())})
    console.log(JSON.stringify(Object.keys(await import("@kerf/react/" + path))));`;
  await writeFile(join(folder, "sub-paths.mjs"), script);
  const { stdout } = await run(process.execPath, [join(folder, "sub-paths.mjs")]);
  const exported = stdout
    .trim()
    .split("\n")
    .flatMap((line) => JSON.parse(line) as string[]);
  expect(exported.sort()).toEqual(Object.keys(kerf).sort());
  const names = subPaths().map((path) =>
    path.replace(/(^(?!use-)|-)(.)/g, (_, _dash, letter) => letter.toUpperCase()),
  );
  expect(names.filter((name) => !(name in kerf) && name !== "Labels")).toEqual([]);
});

/** Code that compiles only if the exports of each sub-path have the same types as those of the root. */
function importsOfAll(): string {
  const lines = subPaths().map((path, index) => [
    `import * as path${index} from "@kerf/react/${path}";`,
    `export const same${index}: Pick<typeof root, keyof typeof path${index}> = path${index};`,
  ]);
  return ['import * as root from "@kerf/react";', ...lines.flat()].join("\n");
}

/** The type errors of a folder. Empty if it compiles. */
async function typeErrors(folder: string, compilerOptions: object): Promise<string> {
  const config = join(folder, "tsconfig.json");
  const include = ["**/*.ts", "**/*.tsx"];
  await writeFile(config, JSON.stringify({ compilerOptions, include, exclude: ["**/dist"] }));
  const { stdout } = await run(process.execPath, [tsc, "-p", config]).catch((error) => error);
  return stdout;
}
