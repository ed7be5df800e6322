import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import * as kerf from "../../../src";
import { appOf } from "./app";
import { run, subPaths } from "./packed";
import { resolutions, typeErrors } from "./types";

const app = appOf("types");
beforeAll(async () => {
  await writeFile(join(app.folder, "sub-paths.ts"), importsOfAll());
});

test.each(resolutions)("types and JSON resolve under moduleResolution %s", async (resolution) => {
  expect(await typeErrors(app.folder, resolution)).toBe("");
});

test("renders on the server, in Node without a bundler", async () => {
  const { stdout } = await run(process.execPath, [join(app.folder, "server.mjs")]);
  const [byHand, fromData] = stdout.split("\n");
  expect(byHand).toMatch(/^<button .*data-slot="button".*>.*Save.*<\/button>$/);
  expect(fromData).toBe(byHand);
});

describe("the sub-paths", () => {
  test("together export the same names as the root", async () => {
    const script = `const paths = ${JSON.stringify(subPaths())};
      for (const path of paths) console.log(JSON.stringify([path, Object.keys(await import("@kerf/react/" + path))]));`;
    await writeFile(join(app.folder, "sub-paths.mjs"), script);
    const { stdout } = await run(process.execPath, [join(app.folder, "sub-paths.mjs")]);
    const names = stdout
      .trim()
      .split("\n")
      .flatMap((line) => JSON.parse(line)[1] as string[]);
    expect(names.sort()).toEqual(Object.keys(kerf).sort());
  });

  test("are named after the components", () => {
    const names = subPaths().map((path) =>
      path.replace(/(^|-)(.)/g, (_, _dash, letter) => letter.toUpperCase()),
    );
    expect(names.filter((name) => !(name in kerf) && name !== "Labels")).toEqual([]);
  });
});

/** Code that compiles only if the exports of each sub-path have the same types as those of the root. */
function importsOfAll(): string {
  const lines = subPaths().map((path, index) => [
    `import * as path${index} from "@kerf/react/${path}";`,
    `export const same${index}: Pick<typeof root, keyof typeof path${index}> = path${index};`,
  ]);
  return ['import * as root from "@kerf/react";', ...lines.flat()].join("\n");
}
