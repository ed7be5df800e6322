export { type CatalogChange, type Level, levels } from "./change";
export { type Comparison, compareCatalogs } from "./compare";
