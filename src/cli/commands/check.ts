import { CatalogError, parseCatalog } from "../../catalog/read";
import type { Problem } from "../../catalog/shape";
import { type Command, exitCodes } from "../command";
import { json } from "../layout";

export const check: Command = {
  usage: "<file>",
  summary: "Validates a catalog, and lists each problem with its path.",
  more: "Use - to read standard input. Exits with 1 if there are problems.",
  run({ names: [file = ""], options, read }) {
    const { count, problems } = examine(read(file));
    if (options.json) return { text: json(problems), code: codeOf(problems) };
    if (problems.length === 0) {
      return {
        text: `${file} is a valid catalog with ${count} ${count === 1 ? "component" : "components"}.\n`,
      };
    }
    const lines = problems.map(({ path, message }) => `  ${path || "The document"} ${message}\n`);
    const sum = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    return { text: `${file} has ${sum}.\n${lines.join("")}`, code: codeOf(problems) };
  },
};

function examine(text: string): { count: number; problems: readonly Problem[] } {
  try {
    return { count: Object.keys(parseCatalog(text).components).length, problems: [] };
  } catch (error) {
    if (error instanceof CatalogError) return { count: 0, problems: error.problems };
    throw error;
  }
}

function codeOf(problems: readonly Problem[]): number {
  return problems.length > 0 ? exitCodes.no : exitCodes.done;
}
