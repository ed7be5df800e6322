import { type Category, categories } from "../../src/catalog/types";
import type { Gaps } from "./gaps";
import type { Part } from "./parts";

/** Reads a component's `@category`. */
export function readCategory(root: Part, gaps: Gaps): Category {
  const text = root.doc.tags.category;
  const category = categories.find((each) => each === text);
  if (category) return category;
  gaps.add(
    root.place,
    text ? `${root.name} has an unknown category, "${text}".` : `${root.name} has no category.`,
    `Write in its JSDoc \`@category\` with one of ${categories.join(", ")}.`,
  );
  return "Other";
}
