import { type Check, fields, isObject, join, listOf, mapOf, oneOf, show, string } from "../shape";
import { bareNames } from "./bare-names";
import type { TypeStructure } from "./node";

const isTrue: Check = (value, path, report) => {
  if (value !== true) report({ path, message: `is ${show(value)}; it must be true or absent.` });
};

const literalValue: Check = (value, path, report) => {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return;
  report({ path, message: `is ${show(value)}; it must be a string, a number, a boolean or null.` });
};

/** A type as data. */
export const typeNode: Check = (value, path, report) => {
  if (typeof value === "string") return bareName(value, path, report);
  if (!isObject(value)) {
    return report({ path, message: `is ${show(value)}; it must be a bare name or an object with a kind.` });
  }
  const kind = value.kind as TypeStructure["kind"];
  const check = Object.hasOwn(kinds, String(kind)) ? kinds[kind] : undefined;
  if (check) return check(value, path, report);
  report({
    path: join(path, "kind"),
    message: `is ${show(kind)}; it must be one of ${Object.keys(kinds).join(", ")}.`,
  });
};

const bareName = oneOf(bareNames);

/** A field of an object. */
const field = fields({ type: typeNode, description: string }, { required: isTrue, default: string });

/** The type parameters of a component, part or type. */
export const generics = mapOf(fields({ description: string }, { extends: typeNode, default: typeNode }));

const kinds: Record<TypeStructure["kind"], Check> = {
  literal: fields({ value: literalValue }),
  union: fields({ members: listOf(typeNode) }, { descriptions: listOf(string) }),
  intersection: fields({ members: listOf(typeNode) }),
  array: fields({ item: typeNode }, { readonly: isTrue }),
  tuple: fields({ items: listOf(fields({ type: typeNode }, { name: string })) }, { readonly: isTrue }),
  object: fields({ fields: mapOf(field) }),
  record: fields({ key: typeNode, value: typeNode }),
  partial: fields({ of: typeNode }),
  keyof: fields({ of: typeNode }),
  function: fields(
    {
      parameters: listOf(fields({ name: string, type: typeNode, description: string }, { optional: isTrue })),
      returns: typeNode,
    },
    { generics },
  ),
  reference: fields({ name: string }, { arguments: listOf(typeNode) }),
  name: fields({ name: bareName, arguments: listOf(typeNode) }),
  parameter: fields({ name: string }),
  conditional: fields({ check: typeNode, extends: typeNode, whenTrue: typeNode, whenFalse: typeNode }),
  external: fields({ name: string, module: string }),
  computed: fields({ source: string }),
};

/** The definitions of a catalog. */
export const definitions = mapOf(
  fields({ description: string, type: typeNode }, { generics }),
  /^[A-Z][A-Za-z0-9]*$/,
);

/** Reports each reference to a type that `types` doesn't define. */
export const checkReferences: Check = (catalog, path, report) => {
  const { components, types = {} } = catalog as { components: object; types?: object };
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { kind, name } = value as { kind?: unknown; name?: unknown };
    if (kind === "reference" && !Object.hasOwn(types, String(name))) {
      report({ path: join(place, "name"), message: `is ${show(name)}, which \`types\` doesn't define.` });
    }
    for (const [key, each] of Object.entries(value)) {
      visit(each, Array.isArray(value) ? `${place}[${key}]` : join(place, key));
    }
  };
  visit(components, join(path, "components"));
  visit(types, join(path, "types"));
};
