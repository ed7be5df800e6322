/**
 * The catalog for programs: `@kerf/react/catalog`. It needs neither React nor Node. The document itself is
 * `@kerf/react/catalog.json`.
 */
export type { CatalogChange, Level } from "./compare/change";
export { type Comparison, compareCatalogs } from "./compare/compare";
export { type Entry, entriesOf, exampleNamed, findEntry } from "./find";
export { catalogTexts, componentText } from "./markdown";
export type { Problem } from "./problems";
export { CatalogError, parseCatalog, readCatalog } from "./read";
export { formatType } from "./type/format";
export { resolve as resolveType, type Types, typeOf } from "./type/resolve";
export type { Check, Dont, Guide, Key, KeyPress, KeyRow, Modifier } from "./types";
export {
  type BareName,
  bareNames,
  type Catalog,
  type Category,
  type CombinedProp,
  type ComponentDescriptor,
  categories,
  type Dimensions,
  type FieldDescriptor,
  type FunctionType,
  type Measure,
  measures,
  type ObjectType,
  type ParameterDescriptor,
  type PropDescriptor,
  type SlotDimensions,
  type Stability,
  type Styling,
  type SubComponentDescriptor,
  stabilities,
  type TupleItem,
  type TypeDefinition,
  type TypeNode,
  type TypeParameter,
  type TypeParameters,
  type TypeStructure,
  type UnionType,
} from "./types";
