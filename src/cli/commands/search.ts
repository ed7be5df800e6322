import { type Command, exitCodes } from "../command";
import { json, terms, wrap } from "../layout";
import { resultRows } from "../results";

export const search: Command = {
  usage: "<word...>",
  summary: "Finds components, guides and patterns by name, purpose, other libraries' names, parts and props.",
  more: "Takes words or a question. `kerf show` shows a component or a guide; patterns are the files of `@kerf/react/r`.",
  run({ names, options, search, width }) {
    const query = names.join(" ");
    const results = search(query);
    if (options.json) {
      const { pages, absent } = results;
      const list = pages.map(({ kind, name, text }) => ({ kind, name, description: text }));
      const document = { results: list, ...(absent && { absent }) };
      return { text: json(document), code: list.length > 0 ? exitCodes.done : exitCodes.failed };
    }
    const { absent, rows } = resultRows(results, query);
    const lines = [absent && wrap(absent, width), rows.length > 0 && terms(rows, width)];
    return { text: `${lines.filter(Boolean).join("\n\n")}\n` };
  },
};
