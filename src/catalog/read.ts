import { CatalogError, checkVersion } from "./catalog-error";
import format from "./format.json" with { type: "json" };
import { join, type Problem, show } from "./problems";
import { problemsIn, type Schema } from "./schema";
import { undefinedReferences } from "./type/references";
import type { Catalog, ComponentDescriptor, PropDescriptor } from "./types";

export { CatalogError };

/**
 * Reads a catalog from the text of its file.
 *
 * @throws {CatalogError} if the text isn't JSON or the document isn't a catalog.
 */
export function parseCatalog(text: string): Catalog {
  let document: unknown;
  try {
    // Windows editors and PowerShell write a byte order mark, which JSON.parse() rejects.
    document = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    // A UTF-16 file starts with this character when it is decoded as UTF-8.
    const message = text.startsWith("\uFFFD")
      ? "is not UTF-8 text. Save the file as UTF-8."
      : `isn't valid JSON: ${(error as Error).message}`;
    throw new CatalogError([{ path: "", message }]);
  }
  return readCatalog(document);
}

/**
 * Reads a catalog of this version or an earlier one. Unknown fields are kept unchanged.
 *
 * @throws {CatalogError} if the document isn't a valid catalog.
 */
export function readCatalog(document: unknown): Catalog {
  return checkCatalog(document, format as Schema);
}

/** Reads a catalog of a version of the format. */
export function checkCatalog(document: unknown, schema: Schema): Catalog {
  checkVersion(document);
  const problems = problemsIn(document, schema);
  if (problems.length === 0) problems.push(...contradictions(document as Catalog));
  if (problems.length > 0) throw new CatalogError(problems);
  return document as Catalog;
}

/** What the schema can't state: names that must be equal, and values that must be listed. */
function contradictions(catalog: Catalog): Problem[] {
  const { components } = catalog;
  const problems = [...wrongNames(components, "components"), ...undefinedReferences(catalog)];
  for (const [name, component] of Object.entries(components)) {
    const path = join("components", name);
    const { subComponents = {} } = component;
    problems.push(
      ...wrongNames(subComponents, join(path, "subComponents")),
      ...unlistedValues(component, path),
    );
    for (const [part, descriptor] of Object.entries(subComponents)) {
      problems.push(...unlistedValues(descriptor, join(join(path, "subComponents"), part)));
    }
  }
  return problems;
}

/** Every descriptor contains the name that is its key. */
function wrongNames(owners: Record<string, Pick<ComponentDescriptor, "name">>, path: string): Problem[] {
  return Object.entries(owners).flatMap(([key, { name }]) =>
    name === key
      ? []
      : [
          {
            path: join(join(path, key), "name"),
            message: `is ${show(name)}; it must be ${show(key)}, the same as its key.`,
          },
        ],
  );
}

function unlistedValues({ props }: Pick<ComponentDescriptor, "props">, path: string): Problem[] {
  return Object.entries(props).flatMap(([name, prop]) => unlistedIn(prop, join(join(path, "props"), name)));
}

function unlistedIn(prop: PropDescriptor, path: string): Problem[] {
  const { type, values, default: standard } = prop;
  if (!values) return [];
  const fields = (["descriptions", "classes", "stateClasses", "deprecatedValues"] as const).flatMap((field) =>
    Object.keys(prop[field] ?? {})
      .filter((value) => !values.includes(value))
      .map((value) => ({ path: join(join(path, field), value), message: "isn't one of the values." })),
  );
  if (type !== "enum" || standard === undefined || values.includes(standard)) return fields;
  const message = `is ${show(standard)}; it must be one of the values.`;
  return [{ path: join(path, "default"), message }, ...fields];
}
