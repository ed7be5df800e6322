import type { Guide } from "./guide";

/**
 * The catalog document, as written by `npm run catalog`. Fields marked "Kerf" are additions that a reader of
 * the plain format may ignore.
 */
export interface Catalog {
  /** Kerf: says that the file is generated. */
  $comment?: string;
  /** Kerf: where the JSON Schema of the document lies. */
  $schema?: string;
  /** Version of the description's format. */
  version: string;
  /** The components by name. */
  components: Record<string, ComponentDescriptor>;
}

/** What a component is for; the shelves of the site. */
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
  /** What the component is for. */
  description: string;
  /** The package to import it from. */
  importPath: string;
  category: Category;
  /** Kerf: other names by which people look for it: `modal` of Dialog. */
  aliases?: string[];
  props: Record<string, PropDescriptor>;
  /** Complete snippets: import lines and one example component each. */
  examples: string[];
  /** Names of the colour tokens that its classes use, sorted. */
  colors: string[];
  /** Classes that the root element has whatever its props. */
  baseStyles?: string;
  /** The parts by name; `Title` of `Dialog` is written `<Dialog.Title>`. */
  subComponents?: Record<string, SubComponentDescriptor>;
  styling?: Styling;
  /** Kerf: when to use it, its keys, what assistive technology is told, do and don't. */
  guide?: Guide;
}

export interface PropDescriptor {
  /** `enum` where the allowed values are all strings, as listed in `values`; otherwise a TypeScript type. */
  type: string;
  /** True where the prop may be left out; absent otherwise. */
  optional?: boolean;
  /** True where the prop must be given; absent otherwise. */
  required?: boolean;
  description: string;
  /** The allowed strings. Kerf: also where `type` allows more than strings, as in `"sm" | "base" | number`. */
  values?: string[];
  /** What each value is for. */
  descriptions?: Record<string, string>;
  /** All classes that a value adds, those of every slot together. */
  classes?: Record<string, string>;
  /** Per value, the classes of `classes` that wait for an interaction state, by state. */
  stateClasses?: Record<string, Record<string, string>>;
  /** What holds when the prop is left out: the string itself, or the literal's source (`true`, `0`). */
  default?: string;
  /** Kerf: why values of it look the same. Without it, each looks otherwise than the others, at least in some state. */
  alike?: string;
  /** Kerf: the prop is deprecated; says what to use. */
  deprecated?: string;
  /** Kerf: the values that are deprecated; each says what to use. */
  deprecatedValues?: Record<string, string>;
}

export interface SubComponentDescriptor {
  name: string;
  description: string;
  props: Record<string, PropDescriptor>;
  /** True where the part adds nothing but styles to the primitive it wraps. */
  isPassThrough?: boolean;
  /** The primitive that the part wraps. */
  baseComponent?: string;
  /** Kerf: why it may stand outside of its root. Without it, it says there where it belongs. */
  standsAlone?: string;
  /** Those of the component's examples that use the part. */
  usageExamples?: string[];
}

/** Facts about the look, computed from the classes. */
export interface Styling {
  /**
   * Sizes in px, at a root font size of 16 px, by slot: `root` is the component's root element, `box` a slot of its recipe, `Item` a part, and
   * `Item.box` a slot of a part.
   */
  dimensions: Record<string, SlotDimensions>;
  /** Names of the theme's tokens that the classes use (`color-accent`, `radius-md`), sorted. */
  tokens: string[];
  /** Interaction states that any class waits for (`hover`, `focus-visible`, `data-open`). */
  states: string[];
}

export interface SlotDimensions {
  /** Sizes when every prop is left out. */
  default?: Dimensions;
  /** Sizes that a prop's value changes, the other props left out: prop, then value. */
  props?: Record<string, Record<string, Dimensions>>;
}

/** The measures that a slot can have; each is a number of px. */
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
