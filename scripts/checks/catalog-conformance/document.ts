import { readFileSync } from "node:fs";
import { CatalogError, readCatalog } from "../../../src/catalog/read";
import type { Catalog } from "../../../src/catalog/types";
import type { Fact } from "../../lib/fact";
import { partsOf } from "./parts";
import type { Code } from "./types/declared";

/**
 * `document`: the file is a valid catalog. Its fields are compared with each other here. Other facts compare
 * them with the code.
 */
export function documentFacts(document: unknown): Fact[] {
  try {
    readCatalog(document);
    return [{ kind: "document", subject: "catalog" }];
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return error.problems.map(({ path, message }) => ({ kind: "document", subject: path, problem: message }));
  }
}

/**
 * `components`: the catalog lists every export of the package that has its own props, as a component or a
 * part. `importPath`: every import path is the package's name.
 */
export function packageFacts(catalog: Catalog, { components }: Code): Fact[] {
  const { name: packageName } = JSON.parse(readFileSync("package.json", "utf8"));
  const listed = new Set(partsOf(catalog).map(({ name }) => name.replace(".", "")));
  const taken = [...components].filter((name) => !/Provider$/.test(name));
  return [
    ...[...new Set([...listed, ...taken])].map((name) => ({
      kind: "components",
      subject: name,
      ...(!listed.has(name) && { problem: "the package exports it, but the catalog does not have it" }),
    })),
    ...Object.values(catalog.components).map(({ name, importPath }) => ({
      kind: "importPath",
      subject: name,
      ...(importPath !== packageName && {
        problem: `the package is called ${packageName}, not ${importPath}`,
      }),
    })),
  ];
}
