import * as z from "zod";
import { definitionsOf, flag, list, mapOf, pascalCase, text } from "./define";

const define = definitionsOf("type/node");

const bareName = define(
  "BareName",
  "A primitive, or a name of React or the platform that the catalog doesn't define.",
  z.enum([
    "string",
    "number",
    "boolean",
    "null",
    "undefined",
    "unknown",
    "void",
    "object",
    "never",
    "ChangeEvent",
    "ComponentType",
    "Date",
    "Element",
    "Event",
    "File",
    "HTMLButtonElement",
    "HTMLDivElement",
    "HTMLElement",
    "HTMLInputElement",
    "HTMLTableRowElement",
    "MouseEvent",
    "MouseEventHandler",
    "NumberFormatOptions",
    "Promise",
    "ReactElement",
    "ReactNode",
    "RefObject",
    "ShadowRoot",
  ]),
  "bareNames",
);

/** A type as data. */
export const typeNode = define(
  "TypeNode",
  "A type as data. A string is a bare name: a primitive, or a type of React or the platform without arguments.",
  z.lazy((): z.ZodType => z.union([bareName, typeStructure])),
);

const kind = (name: string, fields: z.ZodRawShape = {}) => z.object({ kind: z.literal(name), ...fields });

const unionType = define(
  "UnionType",
  "One type of several.",
  kind("union", {
    members: list(typeNode),
    descriptions: list(z.string())
      .optional()
      .meta({ description: "A sentence about each member, in the same order." }),
  }),
);

const tupleItem = define(
  "TupleItem",
  "An item of a tuple.",
  z.object({ name: text.optional(), type: typeNode }),
);

const fieldDescriptor = define(
  "FieldDescriptor",
  "A field of an object.",
  z.object({
    type: typeNode,
    required: flag.meta({ description: "True if the field is required. Otherwise absent." }),
    description: text,
    default: z.string().optional().meta({ description: "The default, as for props." }),
  }),
);

const objectType = define(
  "ObjectType",
  "An object with these fields.",
  kind("object", { fields: mapOf(fieldDescriptor) }),
);

const typeParameter = define(
  "TypeParameter",
  "A type parameter.",
  z.object({
    description: text,
    extends: typeNode.optional().meta({ description: "The type that every argument must extend." }),
    default: typeNode.optional().meta({ description: "The argument if none is given." }),
  }),
);

const typeParameters = define(
  "TypeParameters",
  "The type parameters of a component, part, type or function, by name.",
  mapOf(typeParameter),
);

export const generics = typeParameters.optional();

const parameterDescriptor = define(
  "ParameterDescriptor",
  "An argument of a function.",
  z.object({
    name: text,
    type: typeNode,
    optional: flag.meta({ description: "True if the argument may be missing." }),
    description: text,
  }),
);

const functionType = define(
  "FunctionType",
  "A function.",
  kind("function", { generics, parameters: list(parameterDescriptor), returns: typeNode }),
);

const typeStructure = define(
  "TypeStructure",
  "A type that isn't a bare name.",
  z.union([
    kind("literal", { value: z.union([z.string(), z.number(), z.boolean(), z.null()]) }),
    unionType,
    kind("intersection", { members: list(typeNode) }).meta({ description: "All fields of several types." }),
    kind("array", { item: typeNode, readonly: flag }),
    kind("tuple", { items: list(tupleItem), readonly: flag }),
    objectType,
    kind("record", { key: typeNode, value: typeNode }).meta({
      description: "An object with any keys of one type, and values of another.",
    }),
    kind("partial", { of: typeNode }).meta({ description: "The same object type with all fields optional." }),
    kind("keyof", { of: typeNode }).meta({ description: "The names of the fields of a type." }),
    functionType,
    kind("reference", { name: pascalCase, arguments: list(typeNode).optional() }).meta({
      description: "A type in the catalog's `types`.",
    }),
    kind("name", { name: bareName, arguments: list(typeNode) }).meta({
      description: "A bare name with arguments: `RefObject<HTMLElement>`.",
    }),
    kind("parameter", { name: text }).meta({
      description: "A type parameter of the component, the part, the type or the function that contains it.",
    }),
    kind("conditional", { check: typeNode, extends: typeNode, whenTrue: typeNode, whenFalse: typeNode }).meta(
      { description: "One type or another, depending on whether `check` extends `extends`." },
    ),
    kind("external", { name: text, module: text }).meta({ description: "A type of another package." }),
    kind("computed", { source: text }).meta({
      description: "A type that TypeScript computes. Its definition describes the result.",
    }),
  ]),
);

export const typeDefinition = define(
  "TypeDefinition",
  "The definition of a type that props name.",
  z.object({ description: text, generics, type: typeNode }),
);
