import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { camelCase, pascalCase } from "../../lib/names";
import { type CatalogPaths, pathsIn } from "../read/source";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** The files of this repository that a test project links to. */
const borrowed = ["node_modules", "tsconfig.json"];

/** The stylesheet of test projects, with its own theme and prefix. */
export const testStyles = fileURLToPath(new URL("./styles.css", import.meta.url));

/** A project on disk for the generator to read. */
export interface TestProject {
  paths: CatalogPaths;
  /** The first line of a file that contains the text, as `src/x.ts:12`. For an empty text, line 1. */
  line(file: string, text: string): string;
  remove(): void;
}

/**
 * Writes a project into a temporary folder.
 *
 * @param components Path in src/components → text.
 */
export function testProject(components: Record<string, string>): TestProject {
  const root = mkdtempSync(join(tmpdir(), "kerf-catalog-"));
  const files: Record<string, string> = {
    "package.json": JSON.stringify({ name: "@test/kit", type: "module" }),
    "src/index.ts": publicApi(components),
    "src/styles.css": readFileSync(testStyles, "utf8"),
  };
  for (const folder of foldersOf(components))
    files[`src/components/${folder}/${folder}.guide.ts`] = guideOf(folder);
  for (const [file, text] of Object.entries(components)) files[`src/components/${file}`] = text;
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, "src/catalog"));
  for (const path of borrowed) symlinkSync(join(repository, path), join(root, path));
  return {
    paths: pathsIn(root),
    line(file, text) {
      if (text === "") return `${file}:1`;
      const index = files[file]?.split("\n").findIndex((line) => line.includes(text)) ?? -1;
      if (index < 0) throw new Error(`${file} has no line with ${JSON.stringify(text)}.`);
      return `${file}:${index + 1}`;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The guide of a component for which the test has none. */
function guideOf(folder: string): string {
  const name = camelCase(pascalCase(folder));
  const dont = { text: "Don't shout.", code: "<b />", caughtBy: "types" };
  const guide = {
    instead: {},
    keyboard: [],
    accessibility: ["It is read."],
    do: ["Use it well."],
    dont: [dont],
  };
  return `export const ${name}Guide = ${JSON.stringify(guide)};\n`;
}

function foldersOf(components: Record<string, string>): Set<string> {
  return new Set(Object.keys(components).flatMap((file) => /^(.*)\/index\.ts$/.exec(file)?.[1] ?? []));
}

/** Exports all folders, except those that a test hides with the prefix `private-`. */
function publicApi(components: Record<string, string>): string {
  return [...foldersOf(components)]
    .filter((folder) => !folder.startsWith("private-"))
    .map((folder) => `export * from "./components/${folder}";\n`)
    .join("");
}
