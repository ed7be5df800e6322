import { catalog } from "#kit/catalog";
import type { Category, ComponentDescriptor } from "../../src/catalog/types";

/** The components of a category, in the catalog's order. */
export function componentsOf(category: Category): ComponentDescriptor[] {
  return Object.values(catalog.components).filter((component) => component.category === category);
}

/** The id of the section with a category. */
export function idOf(category: string): string {
  return category.toLowerCase().replaceAll(" ", "-");
}
