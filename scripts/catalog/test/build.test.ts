import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { camelCase, pascalCase } from "../../lib/names";
import { root as repository } from "../../lib/paths";
import { formatGaps } from "../read/gaps";
import { pathsIn } from "../read/source";
import { type Build, buildCatalog } from "../write/run";
import { broken } from "./broken";

/**
 * Builds the catalog of a project in a temporary folder.
 *
 * @param components Path in src/components → text.
 */
async function build(components: Record<string, string>): Promise<Build> {
  const root = mkdtempSync(join(tmpdir(), "kerf-catalog-"));
  const folders = Object.keys(components).flatMap((file) => /^(.*)\/index\.ts$/.exec(file)?.[1] ?? []);
  const sources = {
    ...Object.fromEntries(folders.map((folder) => [`${folder}/${folder}.guide.ts`, guideOf(folder)])),
    ...components,
  };
  const files = {
    "package.json": JSON.stringify({ name: "@test/kit", type: "module" }),
    "src/index.ts": folders.map((folder) => `export * from "./components/${folder}";\n`).join(""),
    "src/styles.css": readFileSync(new URL("./styles.css", import.meta.url), "utf8"),
    ...Object.fromEntries(Object.entries(sources).map(([path, text]) => [`src/components/${path}`, text])),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const path of ["node_modules", "tsconfig.json"]) symlinkSync(join(repository, path), join(root, path));
  try {
    return await buildCatalog(pathsIn(root));
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The guide of a component for which the test has none. */
function guideOf(folder: string): string {
  const guide = {
    instead: {},
    keyboard: [],
    accessibility: ["It is read."],
    do: ["Use it well."],
    dont: [{ text: "Don't shout.", code: "<b />", caughtBy: "types" }],
  };
  return `export const ${camelCase(pascalCase(folder))}Guide = ${JSON.stringify(guide)};\n`;
}

test("one run reports every kind of gap, with its line and fix", async () => {
  const { gaps } = await build(broken);
  expect(gaps.filter(({ fix }) => !/^[A-Z].* .*\.$/s.test(fix))).toEqual([]);
  await expect(formatGaps(gaps)).toMatchFileSnapshot("broken.gaps.snap");
}, 120_000);
