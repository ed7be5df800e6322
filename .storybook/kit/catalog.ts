import catalogDocument from "../../src/catalog/catalog.json";
import type { Catalog } from "../../src/catalog/types";

/** The catalog that the stories derive from. Pages that import it read all of it, so any change of it affects them. */
export const catalog = catalogDocument as unknown as Catalog;
