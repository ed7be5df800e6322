import { Option } from "commander";
import { type CatalogChange, type Level, levels } from "../../catalog/compare/change";
import { type Comparison, compareCatalogs } from "../../catalog/compare/compare";
import { CatalogError, parseCatalog } from "../../catalog/read";
import type { Catalog } from "../../catalog/types";
import { type Call, type Command, exitCodes, UsageError } from "../command";
import { json, sections } from "../layout";

export const diff: Command = {
  usage: "<old> [new]",
  summary: "Lists the changes between two catalogs, and whether they are major, minor or patch.",
  options: [
    new Option("--fail-on <level>", "Exit with 1 if a change is of this level or higher.").choices(levels),
  ],
  more: [
    "Without NEW, compares OLD with the installed catalog, or with the one given by --catalog. Use - to read standard input.",
    "",
    "major  Existing code may break or behave differently: something was removed, a default changed, a prop",
    "       became required, or a type accepts less.",
    "minor  Something was added or deprecated, or a type accepts more.",
    "patch  Only descriptions, examples, classes or sizes changed.",
  ].join("\n"),
  run(call) {
    const [old = "", current] = call.names;
    const limit = call.options.failOn;
    const after = current === undefined ? call.catalog() : catalogIn(current, call);
    const comparison = compareCatalogs(catalogIn(old, call), after);
    return {
      text: call.options.json ? json(comparison) : describe(comparison),
      code: reaches(comparison.level, limit) ? exitCodes.failed : exitCodes.done,
    };
  },
};

function catalogIn(file: string, { read }: Call): Catalog {
  try {
    return parseCatalog(read(file));
  } catch (error) {
    if (error instanceof CatalogError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

function reaches(level: Level | "none", limit: Level | undefined): boolean {
  if (limit === undefined || level === "none") return false;
  return levels.indexOf(level) >= levels.indexOf(limit);
}

const titles = { removed: "Removed", added: "Added", changed: "Changed", deprecated: "Deprecated" } as const;

function describe({ level, changes }: Comparison): string {
  if (level === "none") return "No changes.\n";
  const kinds = Object.keys(titles) as CatalogChange["kind"][];
  const lists = kinds.map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind).sort(byGravity);
    const lines = ofKind.map(({ level, subject, text }) => `  ${level}  ${subject}: ${text}`);
    return lines.length > 0 ? `${titles[kind]}\n${lines.join("\n")}` : undefined;
  });
  const counts = [...levels]
    .reverse()
    .map((level) => [level, changes.filter((each) => each.level === level).length]);
  const sum = counts.flatMap(([level, count]) => (count ? [`${count} ${level}`] : [])).join(", ");
  return sections(...lists, `Level: ${level} (${sum})`);
}

function byGravity(a: CatalogChange, b: CatalogChange): number {
  return levels.indexOf(b.level) - levels.indexOf(a.level);
}
