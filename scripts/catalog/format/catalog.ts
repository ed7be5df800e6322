import * as z from "zod";
import { byName, definitionsOf, flag, list, mapOf, names, pascalCase, text } from "./define";
import { guide } from "./guide";
import { generics, typeDefinition, typeNode } from "./types";

const define = definitionsOf("types");

const category = define(
  "Category",
  "The purpose of a component. The site groups components by it.",
  z.enum([
    "Display",
    "Feedback",
    "Action",
    "Input",
    "Overlay",
    "Navigation",
    "Layout",
    "Data Visualization",
    "Other",
  ]),
  "categories",
);

const stability = define(
  "Stability",
  "How much a component's API may change: `experimental` in any release, `stable` as semantic versioning allows. `deprecated` will be removed.",
  z.enum(["experimental", "stable", "deprecated"]),
  "stabilities",
);

const measure = define(
  "Measure",
  "A size that a slot can have, in px.",
  z.enum([
    "width",
    "minWidth",
    "maxWidth",
    "height",
    "minHeight",
    "maxHeight",
    "padding",
    "paddingInline",
    "paddingInlineStart",
    "paddingInlineEnd",
    "paddingBlock",
    "paddingBlockStart",
    "paddingBlockEnd",
    "gap",
    "columnGap",
    "rowGap",
    "radius",
    "borderWidth",
    "fontSize",
    "lineHeight",
    "iconSize",
  ]),
  "measures",
);

const dimensions = define("Dimensions", "Sizes in px.", z.partialRecord(measure, z.number()));

const slotDimensions = define(
  "SlotDimensions",
  "The sizes of a slot.",
  z.object({
    default: dimensions.optional().meta({ description: "The sizes with all props at their defaults." }),
    props: mapOf(mapOf(dimensions)).optional().meta({
      description:
        "The sizes that a prop's value changes, with other props at their defaults: by prop, then by value.",
    }),
  }),
);

const styling = define(
  "Styling",
  "Facts about the styling, computed from the classes.",
  z.object({
    dimensions: mapOf(slotDimensions).meta({
      description:
        "Sizes in px at a root font size of 16 px, by slot. `root` is the root element, `box` a slot of the recipe, `Item` a part, and `Item.box` a slot of a part.",
    }),
    tokens: names.meta({
      description:
        "The names of the theme tokens that the classes use (`color-accent`, `radius-md`), sorted.",
    }),
    states: names.meta({
      description:
        "The interaction states that any class depends on (`hover`, `focus-visible`, `data-open`).",
    }),
  }),
);

const propDescriptor = define(
  "PropDescriptor",
  "A prop.",
  z
    .object({
      type: text.meta({
        description:
          "`enum` if all allowed values are strings, as listed in `values`. Otherwise a TypeScript type.",
      }),
      structure: typeNode.optional().meta({
        description:
          "Kerf: the type as data. Without it, the type is one of the `values`, or the bare name in `type`.",
      }),
      optional: z
        .boolean()
        .optional()
        .meta({ description: "True if the prop is optional. Otherwise absent." }),
      required: z
        .boolean()
        .optional()
        .meta({ description: "True if the prop is required. Otherwise absent." }),
      description: text,
      values: z.array(z.string()).min(1).meta({ uniqueItems: true }).optional().meta({
        description:
          'The allowed strings. Kerf: also present if `type` allows more than strings, as in `"sm" | "base" | number`.',
      }),
      descriptions: mapOf(text).optional().meta({ description: "A description of each value." }),
      classes: mapOf(z.string())
        .optional()
        .meta({ description: "All classes that a value adds, in any slot." }),
      stateClasses: mapOf(mapOf(z.string())).optional().meta({
        description:
          "For each value, the classes in `classes` that depend on an interaction state, by state.",
      }),
      default: z.string().optional().meta({
        description: "The default: the string itself, or the source of the literal (`true`, `0`).",
      }),
      alike: text.optional().meta({
        description:
          "Kerf: why some values look the same. Without it, every value looks different in at least one state.",
      }),
      deprecated: text
        .optional()
        .meta({ description: "Kerf: marks a deprecated prop, and says what to use instead." }),
      deprecatedValues: mapOf(text)
        .optional()
        .meta({ description: "Kerf: the deprecated values, each with what to use instead." }),
    })
    .meta({
      allOf: [
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word.
        { if: { properties: { type: { const: "enum" } } }, then: { required: ["values"] } },
        {
          description: "is both optional and required; set one of them.",
          not: {
            required: ["optional", "required"],
            properties: { optional: { const: true }, required: { const: true } },
          },
        },
      ],
    }),
);

const props = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]*(-[a-z]+)*$/), propDescriptor)
  .meta({ description: "The props by name." });

const combinedProp = define(
  "CombinedProp",
  "A prop in a combination.",
  z.object({
    type: typeNode
      .optional()
      .meta({ description: "The type in this combination. Without it, the prop can't be passed." }),
    required: flag.meta({ description: "True if this combination requires the prop. Otherwise absent." }),
  }),
);

const combinations = list(mapOf(combinedProp)).optional().meta({
  description:
    "Kerf: if props depend on each other, the combinations that can be passed, each with the props that differ by name.",
});

const subComponentDescriptor = define(
  "SubComponentDescriptor",
  "A part of a component.",
  z.object({
    name: pascalCase,
    description: text,
    generics,
    props,
    combinations,
    isPassThrough: z
      .boolean()
      .optional()
      .meta({ description: "True if the part only adds styles to the primitive that it wraps." }),
    baseComponent: text.optional().meta({ description: "The primitive that the part wraps." }),
    standsAlone: text.optional().meta({
      description: "Kerf: why the part works outside its root. Without it, the part throws an error there.",
    }),
    usageExamples: names.optional().meta({
      description:
        "Code that uses the part. Kerf: the names of at most two of the component's `examples`, the shortest that use the part. `exampleNamed` finds their code.",
    }),
  }),
);

const componentDescriptor = define(
  "ComponentDescriptor",
  "A component.",
  z.object({
    name: pascalCase.meta({ description: "Equals the key in `components`." }),
    type: z.literal("component"),
    description: text.meta({ description: "The purpose of the component." }),
    importPath: text.meta({ description: "The package to import it from." }),
    category,
    aliases: names
      .optional()
      .meta({ description: "Kerf: other names that people search for, such as `modal` for Dialog." }),
    since: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/)
      .optional()
      .meta({
        description: "Kerf: the version that first had the component. Without it, no release has it yet.",
      }),
    stability: stability.optional().meta({ description: "Kerf: the stability. Without it, `stable`." }),
    generics,
    props,
    combinations,
    examples: list(text).meta({
      description: "Complete snippets: import lines and one example component each.",
    }),
    colors: names.meta({ description: "The names of the color tokens that its classes use, sorted." }),
    baseStyles: z.string().optional().meta({ description: "The classes that the root element always has." }),
    subComponents: byName(subComponentDescriptor)
      .optional()
      .meta({ description: "The parts by name. `Title` of `Dialog` is written `<Dialog.Title>`." }),
    styling: styling.optional(),
    guide: guide
      .optional()
      .meta({ description: "Kerf: alternatives, keyboard, accessibility, do and don't." }),
  }),
);

/** The document. */
export const catalog = define(
  "Catalog",
  'The catalog document, as written by `npm run catalog`. Fields marked "Kerf" are additions that a reader of the plain format may ignore.',
  z.object({
    $comment: z.string().optional().meta({ description: "Kerf: a note that the file is generated." }),
    $schema: z.string().optional().meta({ description: "Kerf: the path of the document's JSON Schema." }),
    version: z
      .string()
      .regex(/^1\.\d+\.\d+$/)
      .meta({ description: "The version of the format." }),
    components: byName(componentDescriptor).meta({ description: "The components by name." }),
    types: byName(typeDefinition).optional().meta({
      description:
        "Kerf: the types that the props name, each defined once. A program imports them from the package.",
    }),
  }),
);
