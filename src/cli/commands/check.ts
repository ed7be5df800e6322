import { Option } from "commander";
import type { Problem } from "../../catalog/problems";
import { CatalogError, parseCatalog } from "../../catalog/read";
import { checkSource, fixSource, type SourceProblem } from "../../check/check";
import { checkTree } from "../../render-tree";
import { type Call, type Command, exitCodes, UsageError } from "../command";
import { json } from "../layout";

/** The result of one file. */
interface Report {
  file: string;
  /** The words for a file without problems. */
  valid: string;
  problems: readonly (Problem | SourceProblem)[];
  fixed?: number;
}

export const check: Command = {
  usage: "<path...>",
  summary: "Checks source files, trees and catalogs, and lists each problem with its place and fix.",
  options: [
    new Option("--fix", "Fix certain misspellings and deprecations in source files."),
    new Option("--complete", "Source files are complete: their components aren't used by other files."),
  ],
  more: [
    'A path is a file, a folder with source files, or a pattern in quotes, such as "src/**/*.tsx". node_modules and hidden',
    "folders are left out. A path that can't be read doesn't stop the check of the others.",
    "Source files (.tsx, .jsx, .js) are checked against the catalog: components, parts, props, values, accessible",
    "names, and parts outside their root. With --complete, a part outside its root is also a problem in a component that",
    "the file exports.",
    "A .json file is a tree for renderTree if it has `nodes`. Otherwise it is a catalog. Use - to read standard input.",
    "--fix writes a file only if its fixes cause no other problem. Exits with 1 if problems remain.",
  ].join("\n"),
  run(call) {
    const errors = new Set<string>();
    const unlessUsageError = <Value>(read: () => Value[]): Value[] => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        errors.add(error.message);
        return [];
      }
    };
    const reports = call.names.flatMap((name) =>
      unlessUsageError(() => call.find(name)).flatMap((file) =>
        unlessUsageError(() => [{ ...reportOf(file, call), isNamed: file === name }]),
      ),
    );
    const all = reports.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })));
    const code = errors.size > 0 ? exitCodes.usageError : all.length > 0 ? exitCodes.failed : exitCodes.done;
    return { text: call.options.json ? json(all) : textOf(reports), errors: [...errors], code };
  },
};

/** A line for each named file, and for each other file with problems. */
function textOf(reports: readonly (Report & { isNamed: boolean })[]): string {
  const isQuiet = ({ isNamed, problems, fixed }: (typeof reports)[number]) =>
    !isNamed && problems.length === 0 && !fixed;
  const quiet = reports.filter(isQuiet).length;
  const lines = reports.filter((report) => !isQuiet(report)).map(reportText);
  return lines.join("") + (quiet > 0 ? `${counted(quiet, "file")} without problems.\n` : "");
}

function reportOf(file: string, call: Call): Report {
  const text = call.read(file);
  const isSource = file === "-" ? !/^\s*[\uFEFF[{]/.test(text) : /\.[cm]?[jt]sx?$/.test(file);
  if (isSource) return sourceReport(file, text, call);
  if (file !== "-" && !file.endsWith(".json"))
    throw new UsageError(`${file} is neither a source file nor JSON. Pass .tsx, .jsx, .js or .json files.`);
  const tree = treeIn(text);
  if (tree) return { file, valid: "a valid tree", problems: checkTree(tree, call.catalog()) };
  return catalogReport(file, text);
}

function sourceReport(file: string, text: string, { catalog, options, write }: Call): Report {
  // It contains no JSX, and `<T>() => …` in it isn't an element.
  if (/\.[cm]?ts$/.test(file)) return { file, valid: "valid", problems: [] };
  const settings = { complete: options.complete ?? false };
  if (!options.fix) return { file, valid: "valid", problems: checkSource(text, catalog(), settings) };
  if (file === "-") throw new UsageError("--fix can't write to standard input. Pass a file.");
  const { code, fixed, problems } = fixSource(text, catalog(), settings);
  if (code !== text) write(file, code);
  return { file, valid: "valid", problems, fixed };
}

function catalogReport(file: string, text: string): Report {
  try {
    const count = Object.keys(parseCatalog(text).components).length;
    return { file, valid: `a valid catalog with ${counted(count, "component")}`, problems: [] };
  } catch (error) {
    if (error instanceof CatalogError) return { file, valid: "", problems: error.problems };
    throw error;
  }
}

/** The document, if it is a tree. */
function treeIn(text: string): object | undefined {
  try {
    const document: unknown = JSON.parse(text);
    return typeof document === "object" && document !== null && "nodes" in document ? document : undefined;
  } catch {
    return undefined;
  }
}

function reportText({ file, valid, problems, fixed = 0 }: Report): string {
  const fixes = fixed > 0 ? `Fixed ${counted(fixed, "problem")} in ${file}.\n` : "";
  if (problems.length === 0) return `${fixes}${file} is ${valid}.\n`;
  const lines = problems.map((problem) =>
    "line" in problem
      ? `  ${file}:${problem.line}:${problem.column} ${problem.message}${problem.fix ? " (--fix)" : ""}\n`
      : `  ${problem.path || "The document"} ${problem.message}\n`,
  );
  return `${fixes}${file} has ${counted(problems.length, "problem")}.\n${lines.join("")}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
