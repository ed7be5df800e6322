import type { Guide } from "./guide";
import type { TypeDefinition, TypeNode, TypeParameter } from "./type/node";

/**
 * The catalog document, as written by `npm run catalog`. Fields marked "Kerf" are additions that a reader of
 * the plain format may ignore.
 */
export interface Catalog {
  /** Kerf: a note that the file is generated. */
  $comment?: string;
  /** Kerf: the path of the document's JSON Schema. */
  $schema?: string;
  /** The version of the format. */
  version: string;
  /** The components by name. */
  components: Record<string, ComponentDescriptor>;
  /** Kerf: the types that the props name, each defined once. A program imports them from the package. */
  types?: Record<string, TypeDefinition>;
}

/** The purpose of a component. The site groups components by it. */
export const categories = [
  "Display",
  "Feedback",
  "Action",
  "Input",
  "Overlay",
  "Navigation",
  "Layout",
  "Data Visualization",
  "Other",
] as const;

export type Category = (typeof categories)[number];

export interface ComponentDescriptor {
  /** Equals the key in `components`. */
  name: string;
  type: "component";
  /** The purpose of the component. */
  description: string;
  /** The package to import it from. */
  importPath: string;
  category: Category;
  /** Kerf: other names that people search for, such as `modal` for Dialog. */
  aliases?: string[];
  /** Kerf: the type parameters by name. */
  generics?: Record<string, TypeParameter>;
  props: Record<string, PropDescriptor>;
  /** Complete snippets: import lines and one example component each. */
  examples: string[];
  /** The names of the color tokens that its classes use, sorted. */
  colors: string[];
  /** The classes that the root element always has. */
  baseStyles?: string;
  /** The parts by name. `Title` of `Dialog` is written `<Dialog.Title>`. */
  subComponents?: Record<string, SubComponentDescriptor>;
  styling?: Styling;
  /** Kerf: alternatives, keyboard, accessibility, do and don't. */
  guide?: Guide;
}

export interface PropDescriptor {
  /** `enum` if all allowed values are strings, as listed in `values`. Otherwise a TypeScript type. */
  type: string;
  /** Kerf: the type as data. Without it, the type is one of the `values`, or the bare name in `type`. */
  structure?: TypeNode;
  /** True if the prop is optional. Otherwise absent. */
  optional?: boolean;
  /** True if the prop is required. Otherwise absent. */
  required?: boolean;
  description: string;
  /** The allowed strings. Kerf: also present if `type` allows more than strings, as in `"sm" | "base" | number`. */
  values?: string[];
  /** A description of each value. */
  descriptions?: Record<string, string>;
  /** All classes that a value adds, in any slot. */
  classes?: Record<string, string>;
  /** For each value, the classes in `classes` that depend on an interaction state, by state. */
  stateClasses?: Record<string, Record<string, string>>;
  /** The default: the string itself, or the source of the literal (`true`, `0`). */
  default?: string;
  /** Kerf: why some values look the same. Without it, every value looks different in at least one state. */
  alike?: string;
  /** Kerf: marks a deprecated prop, and says what to use instead. */
  deprecated?: string;
  /** Kerf: the deprecated values, each with what to use instead. */
  deprecatedValues?: Record<string, string>;
}

export interface SubComponentDescriptor {
  name: string;
  description: string;
  /** Kerf: the type parameters by name. */
  generics?: Record<string, TypeParameter>;
  props: Record<string, PropDescriptor>;
  /** True if the part only adds styles to the primitive that it wraps. */
  isPassThrough?: boolean;
  /** The primitive that the part wraps. */
  baseComponent?: string;
  /** Kerf: why the part works outside its root. Without it, the part throws an error there. */
  standsAlone?: string;
  /**
   * Code that uses the part. Kerf: the names of at most two of the component's `examples`, the shortest that use the
   * part. `exampleNamed` finds their code.
   */
  usageExamples?: string[];
}

/** Facts about the styling, computed from the classes. */
export interface Styling {
  /**
   * Sizes in px at a root font size of 16 px, by slot. `root` is the root element, `box` a slot of the recipe, `Item`
   * a part, and `Item.box` a slot of a part.
   */
  dimensions: Record<string, SlotDimensions>;
  /** The names of the theme tokens that the classes use (`color-accent`, `radius-md`), sorted. */
  tokens: string[];
  /** The interaction states that any class depends on (`hover`, `focus-visible`, `data-open`). */
  states: string[];
}

export interface SlotDimensions {
  /** The sizes with all props at their defaults. */
  default?: Dimensions;
  /** The sizes that a prop's value changes, with other props at their defaults: by prop, then by value. */
  props?: Record<string, Record<string, Dimensions>>;
}

/** The sizes that a slot can have, in px. */
export const measures = [
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
] as const;

export type Measure = (typeof measures)[number];

export type Dimensions = Partial<Record<Measure, number>>;
