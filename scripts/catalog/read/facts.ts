import type { ts } from "ts-morph";
import type { CombinedProp, PropDescriptor, TypeNode, TypeParameter } from "../../../src/catalog/types";
import type { Stylesheet } from "../css/stylesheet";
import type { TypeReader } from "../types/read-type";
import type { Gaps } from "./gaps";
import type { Docs } from "./jsdoc";
import type { Part } from "./parts";
import type { Declared, Recipe, Texts } from "./recipe";
import type { Source } from "./source";

/** A prop's type without `undefined`. */
export interface PropType {
  /** The string literals, such as "a" and "b" in `"a" | "b" | number`, in no particular order. */
  literals: string[];
  /** The other members of the union. */
  others: TypeNode[];
}

/** One prop of a props type. */
export interface PropFacts {
  name: string;
  /** The subject of messages: "Dialog.Title's prop `level`". */
  what: string;
  /** Its declaration or, without one, that of the props type. */
  node: ts.Node;
  docs: Docs;
  type: PropType;
  optional: boolean;
  /** The text of `@default`. */
  default?: string;
}

/** The inputs for describing a component. */
export interface Context {
  source: Source;
  stylesheet: Stylesheet;
  importPath: string;
  reader: TypeReader;
  gaps: Gaps;
}

/** A component or part, and the declarations beside its props interface: `dialogTitleRecipe`, `dialogTitleTexts`. */
export interface PropOwner {
  /** The name as written in JSX: `Dialog.Title`. */
  name: string;
  recipe: Declared<Recipe> | undefined;
  texts: Declared<Texts> | undefined;
  /** The recipe of the component. Its sizes are those of the values that the component's texts describe. */
  rootRecipe: Declared<Recipe> | undefined;
  /** The texts of the component, for props that its parts have as well. */
  rootTexts: Declared<Texts> | undefined;
  /** The expected name of the export with the texts. */
  textsName: string;
}

/** A component or part with its props described. */
export interface DescribedPart {
  part: Part;
  owner: PropOwner;
  facts: PropFacts[];
  generics: Record<string, TypeParameter> | undefined;
  props: Record<string, PropDescriptor>;
  combinations: Record<string, CombinedProp>[] | undefined;
}
