import { isObject, type Problem, show } from "./problems";
import type { Catalog } from "./types";

/** Thrown for a document that isn't a valid catalog. Its message lists each problem with its path. */
export class CatalogError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const shown = problems.slice(0, 20).map(({ path, message }) => `  ${path || "The document"} ${message}`);
    const rest = problems.length - shown.length;
    super(`Not a valid Kerf catalog:\n${shown.join("\n")}${rest > 0 ? `\n  … and ${rest} more.` : ""}`);
    this.name = "CatalogError";
    this.problems = problems;
  }
}

/** Throws if a document is a catalog of an unsupported version of the format. */
export function checkVersion(document: unknown): void {
  const { version } = Object(document) as { version?: unknown };
  if (typeof version === "string" && !version.startsWith("1.")) {
    throw new CatalogError([
      { path: "version", message: `is ${show(version)}; only versions 1.x.y are supported.` },
    ]);
  }
}

/**
 * Reads a catalog that comes from the package, and checks only its version and that it has components. The complete
 * check is `readCatalog`, which needs the format: 10 KB that an application shouldn't download.
 *
 * @throws {CatalogError} if the document obviously isn't a catalog.
 */
export function trustCatalog(document: unknown): Catalog {
  checkVersion(document);
  if (!isObject(document)) {
    throw new CatalogError([{ path: "", message: `is ${show(document)}; it must be an object.` }]);
  }
  const { version, components } = document;
  const problems: Problem[] = [];
  if (typeof version !== "string") problems.push({ path: "version", message: "is missing." });
  if (!isObject(components)) problems.push({ path: "components", message: "is missing." });
  if (problems.length > 0) throw new CatalogError(problems);
  return document as unknown as Catalog;
}
