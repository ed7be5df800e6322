import { CommanderError, Command as Program } from "commander";
import { CatalogError, parseCatalog } from "../catalog/read";
import type { Catalog } from "../catalog/types";
import { catalogEntries } from "../search/catalog-entries";
import { createSearch, indexEntries } from "../search/engine";
import { type Answer, type Call, CheckFailed, type Command, exitCodes, UsageError } from "./command";
import { check } from "./commands/check";
import { diff } from "./commands/diff";
import { ls } from "./commands/ls";
import { mcp } from "./commands/mcp";
import { search } from "./commands/search";
import { show } from "./commands/show";

/** The commands by name. */
export const commands: Record<string, Command> = { ls, show, search, diff, check, mcp };

/** The environment that `kerf` runs in. */
export interface CliEnvironment {
  /** The catalog to read without `--catalog`. */
  catalogFile: string;
  /** The design tokens. */
  tokensFile: string;
  /** The search index of the package. Without it, only the catalog is searched. */
  searchFile?: string | undefined;
  /** The folder of the guides, as Markdown files. */
  guidesFolder?: string | undefined;
  version: string;
  /** The files that a path or a pattern names. */
  find(name: string): string[];
  /** The text of a file; for `-`, of standard input. */
  read(file: string): string;
  /** Replaces a file, or leaves it as it is if that fails. */
  write(file: string, text: string): void;
  width: number;
}

/** The result of a run. */
export interface Outcome {
  out: string;
  err: string;
  code: number;
  /** Serves requests until standard input ends. */
  serve?: (() => Promise<void>) | undefined;
}

const exits = `
Exit codes:
  0  Success.
  1  Not found, or a check failed: an unknown name, a problem in a file, a change that --fail-on covers.
  2  Usage error: an unknown option, or a file that can't be read.`;

/** Runs the command in the arguments. */
export function run(args: readonly string[], world: CliEnvironment): Outcome {
  const outcome: Outcome = { out: "", err: "", code: exitCodes.done };
  try {
    programOf(world, outcome).parse(args, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError)
      outcome.code = error.exitCode === 0 ? exitCodes.done : exitCodes.usageError;
    else if (error instanceof CheckFailed || error instanceof UsageError) {
      outcome.err = `kerf: ${error.message}\n`;
      outcome.code = error instanceof CheckFailed ? exitCodes.failed : exitCodes.usageError;
    } else throw error;
  }
  return outcome;
}

function programOf(world: CliEnvironment, outcome: Outcome): Program {
  const program = new Program("kerf")
    .description("Look up Kerf's components, check code that uses them, and compare catalogs.")
    .version(world.version, "--version", "Print the version of the package.")
    .helpOption("-h, --help", "Print this help.")
    .addHelpText("after", exits)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => (outcome.out += text),
      writeErr: (text) => (outcome.err += text),
      outputError: (text, write) => write(text.replace(/^error: /, "kerf: ")),
      getOutHelpWidth: () => world.width,
      getErrHelpWidth: () => world.width,
    });
  for (const [name, { usage, summary, more, options = [], run: answer }] of Object.entries(commands)) {
    const command = program
      .command(`${name} ${usage}`.trimEnd())
      .description(summary)
      .option("--catalog <file>", "Read this catalog instead of the installed one.")
      .option("--json", "Print JSON.");
    for (const option of options) command.addOption(option);
    if (more) command.addHelpText("after", `\n${more}`);
    command.action(() => {
      const { text, errors = [], code = exitCodes.done, serve }: Answer = answer(callOf(command, world));
      const err = errors.map((error) => `kerf: ${error}\n`).join("");
      Object.assign(outcome, { out: text, err, code, serve });
    });
  }
  return program;
}

function callOf(
  command: Program,
  { catalogFile, tokensFile, searchFile, guidesFolder, ...world }: CliEnvironment,
): Call {
  const options = command.opts<Call["options"]>();
  const file = options.catalog ?? catalogFile;
  let search: Call["search"] | undefined;
  return {
    ...world,
    names: command.args,
    options,
    catalog: () => readCatalogFile(file, world.read),
    search(query) {
      search ??= createSearch(
        searchFile && !options.catalog
          ? JSON.parse(world.read(searchFile))
          : indexEntries(catalogEntries(readCatalogFile(file, world.read))),
      );
      return search(query);
    },
    guide(name) {
      if (guidesFolder === undefined) return undefined;
      const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
      try {
        return world.read(`${guidesFolder}/${slug}.md`);
      } catch {
        return undefined;
      }
    },
    tokens: () => JSON.parse(world.read(tokensFile)),
  };
}

/** The catalogs by their texts. `kerf check` needs one for each file that it checks, and parsing takes 0.1 s. */
const catalogs = new Map<string, Catalog>();

function readCatalogFile(file: string, read: CliEnvironment["read"]): Catalog {
  const text = read(file);
  try {
    const catalog = catalogs.get(text) ?? parseCatalog(text);
    catalogs.set(text, catalog);
    return catalog;
  } catch (error) {
    if (error instanceof CatalogError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}
