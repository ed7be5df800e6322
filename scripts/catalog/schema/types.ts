import { bareNames } from "../../../src/catalog/type/bare-names";
import { described, mapOf, named, ref, shape } from "./combine";

const list = (schema: object) => ({ type: "array", items: schema });
const isTrue = { const: true };
const kind = (name: string, required: Record<string, object> = {}, optional: Record<string, object> = {}) =>
  shape({ kind: { const: name }, ...required }, optional);

/** The schemas of types as data. */
export const typeDefs = {
  types: described(
    "The types that the props name, each defined once. A program imports them from the package.",
    named(ref("componentName"), ref("typeDefinition")),
  ),
  typeDefinition: shape({ description: ref("text"), type: ref("type") }, { generics: ref("generics") }),
  generics: described("The type parameters by name.", mapOf(ref("typeParameter"))),
  typeParameter: shape(
    { description: ref("text") },
    {
      extends: described("The type that every argument must extend.", ref("type")),
      default: described("The argument if none is given.", ref("type")),
    },
  ),
  bareName: described(
    "The primitives, and the names of React and the platform that the catalog doesn't define.",
    { enum: bareNames },
  ),
  type: described("A type as data. A string is a bare name.", {
    anyOf: [
      ref("bareName"),
      kind("literal", { value: { type: ["string", "number", "boolean", "null"] } }),
      kind(
        "union",
        { members: list(ref("type")) },
        {
          descriptions: described(
            "A sentence about each member, in the same order.",
            list({ type: "string" }),
          ),
        },
      ),
      described("All fields of several types.", kind("intersection", { members: list(ref("type")) })),
      kind("array", { item: ref("type") }, { readonly: isTrue }),
      kind(
        "tuple",
        { items: list(shape({ type: ref("type") }, { name: ref("text") })) },
        { readonly: isTrue },
      ),
      kind("object", { fields: mapOf(ref("field")) }),
      described(
        "An object with any keys of one type.",
        kind("record", { key: ref("type"), value: ref("type") }),
      ),
      described("An object type with all fields optional.", kind("partial", { of: ref("type") })),
      described("The names of the fields of a type.", kind("keyof", { of: ref("type") })),
      kind(
        "function",
        { parameters: list(ref("parameter")), returns: ref("type") },
        { generics: ref("generics") },
      ),
      described(
        "A type in `types`.",
        kind("reference", { name: ref("componentName") }, { arguments: list(ref("type")) }),
      ),
      described(
        "A bare name with arguments.",
        kind("name", { name: ref("bareName"), arguments: list(ref("type")) }),
      ),
      described(
        "A type parameter of the component, the part, the type or the function that contains it.",
        kind("parameter", { name: ref("text") }),
      ),
      described(
        "One type or another, depending on whether `check` extends `extends`.",
        kind("conditional", {
          check: ref("type"),
          extends: ref("type"),
          whenTrue: ref("type"),
          whenFalse: ref("type"),
        }),
      ),
      described("A type of another package.", kind("external", { name: ref("text"), module: ref("text") })),
      described(
        "A type that TypeScript computes. Its definition describes the result.",
        kind("computed", { source: ref("text") }),
      ),
    ],
  }),
  field: shape(
    { type: ref("type"), description: ref("text") },
    {
      required: described("True if the field is required.", isTrue),
      default: described("The default, as for props.", { type: "string" }),
    },
  ),
  parameter: shape(
    { name: ref("text"), type: ref("type"), description: ref("text") },
    { optional: described("True if the argument may be missing.", isTrue) },
  ),
};
