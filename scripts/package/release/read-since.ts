import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parseCatalog } from "../../../src/catalog/catalog";
import type { Catalog } from "../../../src/catalog/types";
import { root } from "../../lib/paths";
import { parseNote } from "./notes";
import type { Since } from "./plan";

const CATALOG = "src/catalog/catalog.json";

/** Reads the changes since the version in package.json. */
export function readSince(): Since {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
  const files = readdirSync(`${root}/changes`).filter((file) => file.endsWith(".md") && file !== "README.md");
  return {
    version,
    notes: files.sort().map((file) => parseNote(file, readFileSync(`${root}/changes/${file}`, "utf8"))),
    released: releasedCatalog(version),
    current: parseCatalog(readFileSync(`${root}/${CATALOG}`, "utf8")),
  };
}

/** The catalog at the version's tag. Each release has a tag. */
function releasedCatalog(version: string): Catalog | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  if (git("tag", "--list", `v${version}`).trim() === "") return undefined;
  return parseCatalog(git("show", `v${version}:${CATALOG}`));
}
