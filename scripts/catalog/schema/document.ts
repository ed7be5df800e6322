import { categories, measures } from "../../../src/catalog/types";
import { described, mapOf, named, ref, shape } from "./combine";
import { typeDefs } from "./types";

/** The parts of the document's schema that refer to each other. */
export const documentDefs = {
  ...typeDefs,
  componentName: { type: "string", pattern: "^[A-Z][A-Za-z0-9]*$" },
  text: { type: "string", minLength: 1 },
  names: { type: "array", uniqueItems: true, items: ref("text") },
  snippets: { type: "array", items: ref("text") },
  component: shape(
    {
      name: described("Equals the key.", ref("componentName")),
      type: { const: "component" },
      description: described("The component's purpose.", ref("text")),
      importPath: described("The package to import it from.", ref("text")),
      category: described("The component's category.", { enum: categories }),
      props: ref("props"),
      examples: described("Complete snippets: import lines and one example component each.", ref("snippets")),
      colors: described("Names of the color tokens that its classes use, sorted.", ref("names")),
    },
    {
      aliases: described("Other names by which people look for it.", ref("names")),
      generics: ref("generics"),
      baseStyles: described("Classes that the root element has whatever its props.", { type: "string" }),
      subComponents: described(
        "The parts by name; `Title` of `Dialog` is written `<Dialog.Title>`.",
        named(ref("componentName"), ref("subComponent")),
      ),
      styling: ref("styling"),
      guide: ref("guide"),
    },
  ),
  guide: described(
    "When to use the component, and how.",
    shape({
      instead: described("Other components by name, and when each is the better choice.", mapOf(ref("text"))),
      keyboard: {
        type: "array",
        items: shape({
          keys: described("Each of them does it by itself, as in `Shift+Tab`.", ref("names")),
          does: described("What happens.", ref("text")),
        }),
      },
      accessibility: described("Notes on accessibility.", ref("names")),
      do: ref("names"),
      dont: {
        type: "array",
        items: shape({
          text: described("A misuse, and the alternative.", ref("text")),
          code: described("The misuse, as a JSX expression.", ref("text")),
          caughtBy: described("What catches it: types, error, warning, or a rule of axe.", ref("text")),
        }),
      },
    }),
  ),
  subComponent: shape(
    {
      name: described("Equals the key.", ref("componentName")),
      description: described("The part's purpose.", ref("text")),
      props: ref("props"),
    },
    {
      generics: ref("generics"),
      isPassThrough: described("True if the part adds only styles to the primitive that it wraps.", {
        type: "boolean",
      }),
      baseComponent: described("The primitive that the part wraps.", ref("text")),
      standsAlone: described("Why it may stand outside of its root.", ref("text")),
      usageExamples: described(
        "The names of at most two of the component's examples, the shortest that use the part.",
        ref("names"),
      ),
    },
  ),
  props: described(
    "The props by name.",
    named({ type: "string", pattern: "^[a-z][A-Za-z0-9]*(-[a-z]+)*$" }, ref("prop")),
  ),
  prop: {
    ...shape(
      {
        type: described(
          "`enum` where the allowed values are all strings, as listed in `values`; otherwise a TypeScript type.",
          ref("text"),
        ),
        description: described("Effect and choice.", ref("text")),
      },
      {
        structure: described(
          "The type as data. Without it, the type is one of the `values`, or the bare name in `type`.",
          ref("type"),
        ),
        optional: described("True where the prop may be left out.", { type: "boolean" }),
        required: described("True where the prop must be given.", { type: "boolean" }),
        values: described("The allowed strings; also where `type` allows more than strings.", {
          type: "array",
          minItems: 1,
          uniqueItems: true,
          items: { type: "string" },
        }),
        descriptions: described("The description of each value.", mapOf(ref("text"))),
        classes: described(
          "All classes that a value adds, those of every slot together.",
          mapOf({ type: "string" }),
        ),
        stateClasses: described(
          "Per value, the classes that wait for an interaction state, by state.",
          mapOf(mapOf({ type: "string" })),
        ),
        default: described(
          "What holds when the prop is left out: the string itself, or the literal's source.",
          {
            type: "string",
          },
        ),
        alike: described("Why values of it look the same.", ref("text")),
        deprecated: described("Says what to use instead of the prop.", ref("text")),
        deprecatedValues: described("Says of each deprecated value what to use instead.", mapOf(ref("text"))),
      },
    ),
    allOf: [
      {
        if: { properties: { type: { const: "enum" } } },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word.
        then: { required: ["values", "descriptions"] },
      },
      {
        not: {
          required: ["optional", "required"],
          properties: { optional: { const: true }, required: { const: true } },
        },
      },
    ],
  },
  styling: described(
    "Facts about the look, computed from the classes.",
    shape({
      dimensions: described(
        "Sizes in px, at a root font size of 16 px, by slot: `root`, a slot `box` of the recipe, a part `Item`, a part's slot `Item.box`.",
        mapOf(ref("slotDimensions")),
      ),
      tokens: described("Names of the theme's tokens that the classes use, sorted.", ref("names")),
      states: described("Interaction states that any class waits for.", ref("names")),
    }),
  ),
  slotDimensions: shape(
    {},
    {
      default: described("Sizes when every prop is left out.", ref("dimensions")),
      props: described(
        "Sizes that a prop's value changes, the other props left out: prop, then value.",
        mapOf(mapOf(ref("dimensions"))),
      ),
    },
  ),
  dimensions: named({ enum: measures }, { type: "number" }),
};

/** The schema of the document itself. */
export const documentSchema = shape(
  {
    version: described("Version of the description's format.", {
      type: "string",
      pattern: "^1\\.\\d+\\.\\d+$",
    }),
    components: described("The components by name.", named(ref("componentName"), ref("component"))),
  },
  {
    types: ref("types"),
    $comment: described("Says that the file is generated.", { type: "string" }),
    $schema: described("The location of this schema.", { type: "string" }),
  },
);
