import {
  boolean,
  both,
  type Check,
  fields,
  join,
  listOf,
  mapOf,
  number,
  oneOf,
  type Problem,
  show,
  string,
} from "./shape";
import { checkReferences, definitions, generics, typeNode } from "./type/check";
import { type Catalog, type ComponentDescriptor, categories, measures, type PropDescriptor } from "./types";

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
  const problems: Problem[] = [];
  checkCatalog(document, "", (problem) => problems.push(problem));
  if (problems.length > 0) throw new CatalogError(problems);
  return document as Catalog;
}

const componentName = /^[A-Z][A-Za-z0-9]*$/;
const propName = /^[a-z][A-Za-z0-9]*(-[a-z]+)*$/;

const version: Check = both(string, (value, path, report) => {
  if (!/^1\.\d+\.\d+$/.test(value as string)) {
    report({ path, message: `is ${show(value)}; only versions 1.x.y are supported.` });
  }
});

const texts = mapOf(string);

const prop: Check = both(
  fields(
    { type: string, description: string },
    {
      structure: typeNode,
      optional: boolean,
      required: boolean,
      values: listOf(string),
      descriptions: texts,
      classes: texts,
      stateClasses: mapOf(texts),
      default: string,
      deprecated: string,
      deprecatedValues: texts,
    },
  ),
  (value, path, report) => checkProp(value as PropDescriptor, path, report),
);

const subComponent = fields(
  { name: string, description: string, props: mapOf(prop, propName) },
  {
    generics,
    isPassThrough: boolean,
    baseComponent: string,
    standsAlone: string,
    usageExamples: listOf(string),
  },
);

const dimensions = fields({}, Object.fromEntries(measures.map((measure) => [measure, number])));

const styling = fields(
  {},
  {
    dimensions: mapOf(fields({}, { default: dimensions, props: mapOf(mapOf(dimensions)) })),
    tokens: listOf(string),
    states: listOf(string),
  },
);

const guide = fields(
  {
    instead: texts,
    keyboard: listOf(fields({ keys: listOf(string), does: string })),
    accessibility: listOf(string),
    do: listOf(string),
    dont: listOf(fields({ text: string, code: string, caughtBy: string })),
  },
  {},
);

const component = fields(
  {
    name: string,
    type: oneOf(["component"]),
    description: string,
    importPath: string,
    category: oneOf(categories),
    props: mapOf(prop, propName),
    examples: listOf(string),
    colors: listOf(string),
  },
  {
    aliases: listOf(string),
    generics,
    baseStyles: string,
    subComponents: both(mapOf(subComponent, componentName), checkNames),
    styling,
    guide,
  },
);

const checkCatalog = both(
  fields({ version, components: both(mapOf(component, componentName), checkNames) }, { types: definitions }),
  checkReferences,
);

/** Checks that the fields of a prop agree. */
function checkProp(descriptor: PropDescriptor, path: string, report: (problem: Problem) => void): void {
  const { type, values, optional, required, default: standard } = descriptor;
  if (optional && required) report({ path, message: "is both optional and required; set one of them." });
  if (type === "enum" && !values?.length) {
    report({ path: join(path, "values"), message: "is missing; an enum must list its values." });
  }
  if (!values) return;
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) < index)
      report({ path: `${path}.values[${index}]`, message: `repeats ${show(value)}.` });
  }
  if (type === "enum" && standard !== undefined && !values.includes(standard)) {
    report({ path: join(path, "default"), message: `is ${show(standard)}; it must be one of the values.` });
  }
  for (const field of ["descriptions", "classes", "stateClasses", "deprecatedValues"] as const) {
    for (const value of Object.keys(descriptor[field] ?? {})) {
      if (values.includes(value)) continue;
      report({ path: join(join(path, field), value), message: "isn't one of the values." });
    }
  }
}

/** Every descriptor contains the name that is its key. */
function checkNames(value: unknown, path: string, report: (problem: Problem) => void): void {
  for (const [key, { name }] of Object.entries(value as Record<string, Pick<ComponentDescriptor, "name">>)) {
    if (name !== key)
      report({
        path: join(join(path, key), "name"),
        message: `is ${show(name)}; it must be ${show(key)}, the same as its key.`,
      });
  }
}
