import { searchCatalog } from "../../catalog/search";
import { CheckFailed, type Command, exitCodes } from "../command";
import { json, terms } from "../layout";
import { firstSentence } from "./ls";

export const search: Command = {
  usage: "<word...>",
  summary: "Finds components by name, alias, description, part, prop or value.",
  more: "All words must match. Exits with 1 if nothing is found.",
  run({ names, options, catalog, width }) {
    const query = names.join(" ");
    const { found, near } = searchCatalog(catalog(), query);
    if (options.json) {
      const list = found.map(({ component: { name, category, description }, because }) => ({
        name,
        category,
        description,
        because,
      }));
      return { text: json(list), code: list.length > 0 ? exitCodes.done : exitCodes.failed };
    }
    if (found.length === 0) {
      throw new CheckFailed(
        `No results for "${query}".${near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : ""} Run \`kerf ls\` for all components.`,
      );
    }
    const rows = found.map(
      ({ component, because }) =>
        [
          component.name,
          `${firstSentence(component.description)} (${because.slice(0, 3).join(", ")})`,
        ] as const,
    );
    return { text: `${terms(rows, width)}\n` };
  },
};
