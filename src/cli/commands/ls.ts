import { Option } from "commander";
import { didYouMean } from "../../catalog/did-you-mean";
import { withProviders } from "../../catalog/find";
import { type Catalog, type Category, categories } from "../../catalog/types";
import { type Command, UsageError } from "../command";
import { json, sections, terms } from "../layout";

export const ls: Command = {
  usage: "",
  summary: "Lists the components by category.",
  options: [new Option("--category <name>", "List only this category.")],
  run({ options, catalog, width }) {
    const shelves = shelvesOf(withProviders(catalog()), options.category);
    if (options.json) {
      const list = shelves.flatMap(({ components }) => components);
      return {
        text: json(
          list.map(({ name, category, description, subComponents = {} }) => ({
            name,
            category,
            description,
            parts: Object.keys(subComponents),
          })),
        ),
      };
    }
    const texts = shelves.map(({ category, components }) => {
      const rows = components.map(({ name, description }) => [name, firstSentence(description)] as const);
      return `${category}\n${terms(rows, width, "  ")}`;
    });
    return { text: sections(...texts) };
  },
};

function shelvesOf({ components }: Catalog, wanted?: string) {
  const shownCategories = wanted === undefined ? categories : [categoryOf(wanted)];
  return shownCategories
    .map((category) => ({
      category,
      components: Object.values(components).filter((component) => component.category === category),
    }))
    .filter(({ components }) => components.length > 0);
}

function categoryOf(name: string): Category {
  const found = categories.find((each) => each.toLowerCase() === name.toLowerCase());
  if (found) return found;
  throw new UsageError(
    `Unknown category ${name}.${didYouMean(name, categories)} Categories: ${categories.join(", ")}.`,
  );
}

/** The first sentence says what the component is; `kerf show` prints the rest. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
