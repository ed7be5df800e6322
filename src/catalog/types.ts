/**
 * The format of the catalog. The JSON Schema of the catalog and the schema that the reader checks are generated from
 * this file by `npm run catalog`. A JSDoc tag of a field or of a text states what TypeScript can't: `@minLength`,
 * `@pattern`, `@minItems`, `@uniqueItems`.
 */

/**
 * A text that isn't empty.
 *
 * @minLength 1
 */
type Text = string;

/**
 * Texts without duplicates.
 *
 * @uniqueItems true
 */
type Texts = Text[];

/**
 * The name of a component, a part or a type.
 *
 * @pattern ^[A-Z][A-Za-z0-9]*$
 */
type PascalCase = string;

/**
 * The name of a prop.
 *
 * @pattern ^[a-z][A-Za-z0-9]*(-[a-z]+)*$
 */
type PropName = string;

/** The catalog document, as written by `npm run catalog`. Fields marked "Kerf" are additions that a reader of the plain format may ignore. */
export interface Catalog {
  /** Kerf: a note that the file is generated. */
  $comment?: string;
  /** Kerf: the path of the document's JSON Schema. */
  $schema?: string;
  /**
   * The version of the format.
   *
   * @pattern ^1\.\d+\.\d+$
   */
  version: string;
  /** The components by name. */
  components: Record<PascalCase, ComponentDescriptor>;
  /** Kerf: the providers by name. They render no element, and set something for the components inside them. */
  providers?: Record<PascalCase, ComponentDescriptor>;
  /** Kerf: the types that the props name, each defined once. A program imports them from the package. */
  types?: Record<PascalCase, TypeDefinition>;
}

/** A component. */
export interface ComponentDescriptor {
  /** Equals the key in `components`. */
  name: PascalCase;
  type: "component";
  /** The purpose of the component. */
  description: Text;
  /** The package to import it from. */
  importPath: Text;
  category: Category;
  /** Kerf: other names that people search for, such as `modal` for Dialog. */
  aliases?: Texts;
  /**
   * Kerf: the version that first had the component. Without it, no release has it yet.
   *
   * @pattern ^\d+\.\d+\.\d+$
   */
  since?: string;
  /** Kerf: the stability. Without it, `stable`. */
  stability?: Stability;
  generics?: TypeParameters;
  /** The props by name. */
  props: Record<PropName, PropDescriptor>;
  /** Kerf: if props depend on each other, the combinations that can be passed, each with the props that differ by name. */
  combinations?: Record<string, CombinedProp>[];
  /** Complete snippets: import lines and one example component each. */
  examples: Text[];
  /** The names of the color tokens that its classes use, sorted. */
  colors: Texts;
  /** The classes that the root element always has. */
  baseStyles?: string;
  /** The parts by name. `Title` of `Dialog` is written `<Dialog.Title>`. */
  subComponents?: Record<PascalCase, SubComponentDescriptor>;
  styling?: Styling;
  /** Kerf: alternatives, keyboard, accessibility, do and don't. */
  guide?: Guide;
}

/** A part of a component. */
export interface SubComponentDescriptor {
  name: PascalCase;
  description: Text;
  generics?: TypeParameters;
  /** The props by name. */
  props: Record<PropName, PropDescriptor>;
  /** Kerf: if props depend on each other, the combinations that can be passed, each with the props that differ by name. */
  combinations?: Record<string, CombinedProp>[];
  /** True if the part only adds styles to the primitive that it wraps. */
  isPassThrough?: boolean;
  /** The primitive that the part wraps. */
  baseComponent?: Text;
  /** Code that uses the part. Kerf: the names of at most two of the component's `examples`, the shortest that use the part. `exampleNamed` finds their code. */
  usageExamples?: Texts;
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

/** The purpose of a component. The site groups components by it. */
export type Category = (typeof categories)[number];

/** How much a component's API may change: `experimental` in any release, `stable` as semantic versioning allows. `deprecated` will be removed. */
export const stabilities = ["experimental", "stable", "deprecated"] as const;

/** How much a component's API may change: `experimental` in any release, `stable` as semantic versioning allows. `deprecated` will be removed. */
export type Stability = (typeof stabilities)[number];

/** A size that a slot can have, in px. */
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

/** A size that a slot can have, in px. */
export type Measure = (typeof measures)[number];

/** Sizes in px. */
export type Dimensions = Partial<Record<Measure, number>>;

/** The sizes of a slot. */
export interface SlotDimensions {
  /** The sizes with all props at their defaults. */
  default?: Dimensions;
  /** The sizes that a prop's value changes, with other props at their defaults: by prop, then by value. */
  props?: Record<string, Record<string, Dimensions>>;
}

/** Facts about the styling, computed from the classes. */
export interface Styling {
  /** Sizes in px at a root font size of 16 px, by slot. `root` is the root element, `box` a slot of the recipe, `Item` a part, and `Item.box` a slot of a part. */
  dimensions: Record<string, SlotDimensions>;
  /** The names of the theme tokens that the classes use (`color-accent`, `radius-md`), sorted. */
  tokens: Texts;
  /** The interaction states that any class depends on (`hover`, `focus-visible`, `data-open`). */
  states: Texts;
}

/** A prop. */
export interface PropDescriptor {
  /** `enum` if all allowed values are strings, as listed in `values`. Otherwise a TypeScript type. */
  type: Text;
  /** Kerf: the type as data. Without it, the type is one of the `values`, or the bare name in `type`. */
  structure?: TypeNode;
  /** True if the prop is optional. Otherwise absent. */
  optional?: boolean;
  /** True if the prop is required. Otherwise absent. */
  required?: boolean;
  description: Text;
  /**
   * The allowed strings. Kerf: also present if `type` allows more than strings, as in `"sm" | "base" | number`.
   *
   * @minItems 1
   * @uniqueItems true
   */
  values?: string[];
  /** A description of each value. */
  descriptions?: Record<string, Text>;
  /** All classes that a value adds, in any slot. */
  classes?: Record<string, string>;
  /** For each value, the classes in `classes` that depend on an interaction state, by state. */
  stateClasses?: Record<string, Record<string, string>>;
  /** The default: the string itself, or the source of the literal (`true`, `0`). */
  default?: string;
  /** Kerf: the smallest number that is valid. */
  minimum?: number;
  /** Kerf: marks a deprecated prop, and says what to use instead. */
  deprecated?: Text;
  /** Kerf: the deprecated values, each with what to use instead. */
  deprecatedValues?: Record<string, Text>;
}

/** A prop in a combination. */
export interface CombinedProp {
  /** The type in this combination. Without it, the prop can't be passed. */
  type?: TypeNode;
  /** True if this combination requires the prop. Otherwise absent. */
  required?: true;
}

/** A primitive, or a name of React or the platform that the catalog doesn't define. */
export const bareNames = [
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
] as const;

/** A primitive, or a name of React or the platform that the catalog doesn't define. */
export type BareName = (typeof bareNames)[number];

/** A type as data. A string is a bare name: a primitive, or a type of React or the platform without arguments. */
export type TypeNode = BareName | TypeStructure;

/** One type of several. */
export interface UnionType {
  kind: "union";
  members: TypeNode[];
  /** A sentence about each member, in the same order. */
  descriptions?: string[];
}

/** An item of a tuple. */
export interface TupleItem {
  name?: Text;
  type: TypeNode;
}

/** A field of an object. */
export interface FieldDescriptor {
  type: TypeNode;
  /** True if the field is required. Otherwise absent. */
  required?: true;
  description: Text;
  /** The default, as for props. */
  default?: string;
}

/** An object with these fields. */
export interface ObjectType {
  kind: "object";
  fields: Record<string, FieldDescriptor>;
}

/** A type parameter. */
export interface TypeParameter {
  description: Text;
  /** The type that every argument must extend. */
  extends?: TypeNode;
  /** The argument if none is given. */
  default?: TypeNode;
}

/** The type parameters of a component, part, type or function, by name. */
export type TypeParameters = Record<string, TypeParameter>;

/** An argument of a function. */
export interface ParameterDescriptor {
  name: Text;
  type: TypeNode;
  /** True if the argument may be missing. */
  optional?: true;
  description: Text;
}

/** A function. */
export interface FunctionType {
  kind: "function";
  generics?: TypeParameters;
  parameters: ParameterDescriptor[];
  returns: TypeNode;
}

/** A type that isn't a bare name. */
export type TypeStructure =
  | {
      kind: "literal";
      value: string | number | boolean | null;
    }
  | UnionType
  /** All fields of several types. */
  | {
      kind: "intersection";
      members: TypeNode[];
    }
  | {
      kind: "array";
      item: TypeNode;
      readonly?: true;
    }
  | {
      kind: "tuple";
      items: TupleItem[];
      readonly?: true;
    }
  | ObjectType
  /** An object with any keys of one type, and values of another. */
  | {
      kind: "record";
      key: TypeNode;
      value: TypeNode;
      readonly?: true;
    }
  /** The same object type with all fields optional. */
  | {
      kind: "partial";
      of: TypeNode;
    }
  /** The names of the fields of a type. */
  | {
      kind: "keyof";
      of: TypeNode;
    }
  | FunctionType
  /** A type in the catalog's `types`. */
  | {
      kind: "reference";
      name: PascalCase;
      arguments?: TypeNode[];
    }
  /** A bare name with arguments: `RefObject<HTMLElement>`. */
  | {
      kind: "name";
      name: BareName;
      arguments: TypeNode[];
    }
  /** A type parameter of the component, the part, the type or the function that contains it. */
  | {
      kind: "parameter";
      name: Text;
    }
  /** One type or another, depending on whether `check` extends `extends`. */
  | {
      kind: "conditional";
      check: TypeNode;
      extends: TypeNode;
      whenTrue: TypeNode;
      whenFalse: TypeNode;
    }
  /** A type of another package. */
  | {
      kind: "external";
      name: Text;
      module: Text;
    }
  /** A type that TypeScript computes. Its definition describes the result. */
  | {
      kind: "computed";
      source: Text;
    };

/** The definition of a type that props name. */
export interface TypeDefinition {
  description: Text;
  generics?: TypeParameters;
  type: TypeNode;
}

/** A key that a guide may name, as in `KeyboardEvent.key`. `Characters` is any key that types a character. */
export const keyNames = [
  "Enter",
  "Space",
  "Tab",
  "Escape",
  "Backspace",
  "Delete",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "F6",
  "F10",
  "ContextMenu",
  "A",
  "B",
  "*",
  "Characters",
] as const;

/** A key that a guide may name, as in `KeyboardEvent.key`. `Characters` is any key that types a character. */
export type Key = (typeof keyNames)[number];

/** A modifier key. `Mod` is Command on a Mac, and Control elsewhere. */
export const modifiers = ["Shift", "Alt", "Mod"] as const;

/** A modifier key. `Mod` is Command on a Mac, and Control elsewhere. */
export type Modifier = (typeof modifiers)[number];

/** `Enter`, `Shift+Tab`. */
export type KeyPress = Key | `${Modifier}+${Key}`;

/** The effect of some keys. */
export interface KeyRow {
  /**
   * Each of them has the effect by itself.
   *
   * @uniqueItems true
   */
  keys: KeyPress[];
  /** The effect. */
  does: Text;
}

/** The check that finds a misuse: the compiler, an error when it renders, a warning in the console during development, or that rule of axe. */
export type Check = "types" | "error" | "warning" | `axe ${string}`;

/** A misuse that a check finds. */
export interface Dont {
  /** The advice, and what to do instead. */
  text: Text;
  /** The misuse: one JSX expression. Tests compile and render it, and the check must find it. */
  code: Text;
  caughtBy: Check;
}

/** Guidance about a component that neither its types nor its classes contain. */
export interface Guide {
  /** Alternatives by component name, and when to use each. */
  instead: Record<string, Text>;
  /** In the order in which people reach them. Empty if it isn't focusable. */
  keyboard: KeyRow[];
  /** The behavior for assistive technology, and the caller's part in it. */
  accessibility: Texts;
  do: Texts;
  dont: Dont[];
}
