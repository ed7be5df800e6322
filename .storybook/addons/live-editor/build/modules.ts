import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../../../scripts/lib/paths";
import type { Catalog } from "../../../../src/catalog/types";

/** The packages that `frame.tsx` includes, and `storybook`, which only the patterns' tests use. */
const excluded = ["@kerf/react", "react", "react-dom", "storybook"];

/** The modules that the site's examples and patterns import, by package, without Kerf and React. */
export async function importedModules(): Promise<Record<string, string[]>> {
  const catalog: Catalog = JSON.parse(await readFile(join(root, "src/catalog/catalog.json"), "utf8"));
  const patterns = join(root, "stories/patterns");
  const files = (await readdir(patterns)).filter((name) => /^[\w-]+\.tsx?$/.test(name));
  const codes = [
    ...Object.values(catalog.components).flatMap(({ examples }) => examples),
    ...(await Promise.all(files.map((name) => readFile(join(patterns, name), "utf8")))),
  ];
  const modules = new Set(
    codes.flatMap((code) =>
      [...code.matchAll(/^[^\n]* from "([^."#][^"]*)"/gm)].map(([, name = ""]) => name),
    ),
  );
  const packages: Record<string, string[]> = {};
  for (const name of [...modules].sort()) {
    const owner = name.split("/", name.startsWith("@") ? 2 : 1).join("/");
    if (!excluded.includes(owner)) packages[owner] = [...(packages[owner] ?? []), name];
  }
  return packages;
}
