import { parseArgs } from "node:util";
import { didYouMean } from "../catalog/near";
import { CatalogError, parseCatalog } from "../catalog/read";
import { type Answer, type Command, exitCodes, Misuse, Refusal } from "./command";
import { check } from "./commands/check";
import { diff } from "./commands/diff";
import { ls } from "./commands/ls";
import { search } from "./commands/search";
import { show } from "./commands/show";
import { commandHelp, help } from "./help";

/** The commands by name. */
export const commands: Record<string, Command> = { ls, show, search, diff, check };

/** The environment that `kerf` runs in. */
export interface World {
  /** The catalog to read without `--catalog`. */
  catalogFile: string;
  version: string;
  /** The text of a file; for `-`, of standard input. */
  read(file: string): string;
  width: number;
}

/** The result of a run. */
export interface Outcome {
  out: string;
  err: string;
  code: number;
}

/** Runs the command in the arguments. */
export function run(args: readonly string[], world: World): Outcome {
  try {
    const { text, code = exitCodes.done } = answer(args, world);
    return { out: text, err: "", code };
  } catch (error) {
    if (error instanceof Refusal) return { out: "", err: `kerf: ${error.message}\n`, code: exitCodes.no };
    if (error instanceof Misuse) return { out: "", err: `kerf: ${error.message}\n`, code: exitCodes.misused };
    throw error;
  }
}

function answer([name, ...args]: readonly string[], world: World): Answer {
  if (name === undefined) throw new Misuse(`Missing command.\n\n${help(commands)}`.trimEnd());
  if (name === "--version") return { text: `${world.version}\n` };
  if (name === "--help" || name === "-h") return { text: help(commands) };
  if (name === "help") return { text: args[0] ? commandHelp(args[0], find(args[0])) : help(commands) };
  const command = find(name);
  const { values, positionals } = parse(name, command, args);
  if (values.help) return { text: commandHelp(name, command) };
  const [least, most] = command.takes;
  if (positionals.length < least || positionals.length > most) {
    const fault = positionals.length < least ? "Missing NAME" : "Too many arguments";
    throw new Misuse(`${fault}. Usage: kerf ${name} ${command.usage}`.trimEnd());
  }
  const file = values.catalog === undefined ? world.catalogFile : String(values.catalog);
  return command.run({
    names: positionals,
    options: values,
    catalog: () => readCatalogFile(file, world),
    read: world.read,
    width: world.width,
  });
}

function find(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  const names = Object.keys(commands);
  const near = didYouMean(name, names);
  throw new Misuse(`Unknown command ${name}.${near || ` Commands: ${names.join(", ")}.`}`);
}

function parse(name: string, command: Command, args: string[]) {
  const own = Object.entries(command.options ?? {}).map(([key, { type }]) => [key, { type }] as const);
  const options = {
    ...Object.fromEntries(own),
    catalog: { type: "string" },
    json: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    // Node's message ends with advice about positional arguments that begin with a dash. Kerf has none.
    const message = (error as Error).message.replace(/\. To specify .*/s, ".");
    throw new Misuse(`${message} Run \`kerf ${name} --help\` for the options.`);
  }
}

function readCatalogFile(file: string, { read }: World) {
  try {
    return parseCatalog(read(file));
  } catch (error) {
    if (error instanceof CatalogError) throw new Misuse(`${file}: ${error.message}`);
    throw error;
  }
}
