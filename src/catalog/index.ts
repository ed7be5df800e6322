/**
 * The catalog for programs: `@kerf/react/catalog`. It needs neither React nor Node. The document itself is
 * `@kerf/react/catalog.json`.
 */
export { type CatalogChange, type Comparison, compareCatalogs, type Level } from "./compare";
export { type Entry, entriesOf, exampleNamed, findEntry } from "./find";
export type { Check, Dont, Guide, Key, KeyPress, KeyRow, Modifier } from "./guide";
export { catalogTexts, componentText } from "./markdown";
export { CatalogError, parseCatalog, readCatalog } from "./read";
export { type Found, type SearchResult, searchCatalog } from "./search";
export type { Problem } from "./shape";

export { formatType } from "./type/format";
export {
  type BareName,
  bareNames,
  type FieldDescriptor,
  type FunctionType,
  type ObjectType,
  type ParameterDescriptor,
  type TupleItem,
  type TypeDefinition,
  type TypeNode,
  type TypeParameter,
  type TypeParameters,
  type TypeStructure,
  type UnionType,
} from "./type/node";
export { resolve as resolveType, type Types, typeOf } from "./type/resolve";
export {
  type Catalog,
  type Category,
  type CombinedProp,
  type ComponentDescriptor,
  categories,
  type Dimensions,
  type Measure,
  measures,
  type PropDescriptor,
  type SlotDimensions,
  type Stability,
  type Styling,
  type SubComponentDescriptor,
  stabilities,
} from "./types";
