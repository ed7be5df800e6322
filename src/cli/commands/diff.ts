import {
  type CatalogChange,
  type Comparison,
  compareCatalogs,
  type Level,
  levels,
} from "../../catalog/compare";
import { CatalogError, parseCatalog } from "../../catalog/read";
import type { Catalog } from "../../catalog/types";
import { type Call, type Command, exitCodes, Misuse } from "../command";
import { json, sections } from "../layout";

export const diff: Command = {
  usage: "OLD [NEW]",
  summary: "Says what changed between two catalogs, and whether that is major, minor or patch.",
  options: {
    "fail-on": {
      type: "string",
      value: "LEVEL",
      does: "Exits with 1 where the verdict is LEVEL (major, minor or patch) or graver.",
    },
  },
  more: [
    "Without NEW, compares OLD with the catalog that the other commands read. A file called - is what is piped in.",
    "",
    "major  Code that was right may break, or get something else than it asked for: what is gone, a default",
    "       that changed, a prop that became required, a type that accepts less.",
    "minor  More can be used, or something should no longer be: what is new or deprecated, a type that accepts more.",
    "patch  Only texts, examples, classes or sizes differ.",
  ].join("\n"),
  takes: [1, 2],
  run(call) {
    const [old = "", current] = call.names;
    const limit = limitOf(call.options["fail-on"] as string | undefined);
    const after = current === undefined ? call.catalog() : catalogIn(current, call);
    const comparison = compareCatalogs(catalogIn(old, call), after);
    return {
      text: call.options.json ? json(comparison) : describe(comparison),
      code: reaches(comparison.verdict, limit) ? exitCodes.no : exitCodes.done,
    };
  },
};

function catalogIn(file: string, { read }: Call): Catalog {
  try {
    return parseCatalog(read(file));
  } catch (error) {
    if (error instanceof CatalogError) throw new Misuse(`${file}: ${error.message}`);
    throw error;
  }
}

function limitOf(text: string | undefined): Level | undefined {
  const level = levels.find((each) => each === text);
  if (text === undefined || level) return level;
  throw new Misuse(`--fail-on cannot be ${text}. It can be major, minor or patch.`);
}

function reaches(verdict: Level | "none", limit: Level | undefined): boolean {
  if (limit === undefined || verdict === "none") return false;
  return levels.indexOf(verdict) >= levels.indexOf(limit);
}

const titles = { removed: "Removed", added: "Added", changed: "Changed", deprecated: "Deprecated" } as const;

function describe({ verdict, changes }: Comparison): string {
  if (verdict === "none") return "The catalogs say the same.\n";
  const kinds = Object.keys(titles) as CatalogChange["kind"][];
  const lists = kinds.map((kind) => {
    const own = changes.filter((change) => change.kind === kind).sort(byGravity);
    const lines = own.map(({ level, subject, text }) => `  ${level}  ${subject}: ${text}`);
    return lines.length > 0 ? `${titles[kind]}\n${lines.join("\n")}` : undefined;
  });
  const counts = [...levels]
    .reverse()
    .map((level) => [level, changes.filter((each) => each.level === level).length]);
  const sum = counts.flatMap(([level, count]) => (count ? [`${count} ${level}`] : [])).join(", ");
  return sections(...lists, `Verdict: ${verdict} (${sum})`);
}

function byGravity(a: CatalogChange, b: CatalogChange): number {
  return levels.indexOf(b.level) - levels.indexOf(a.level);
}
