import type { ParseArgsConfig } from "node:util";
import type { Catalog } from "../catalog/types";

/** How a command ended, as the shell is told. */
export const exitCodes = {
  /** It did what it was asked for. */
  done: 0,
  /** The answer is no: nothing of that name, a document with problems, a change that `--fail-on` names. */
  no: 1,
  /** It could not be asked like this: a wrong argument, a file that cannot be read. */
  misused: 2,
} as const;

/** Ends a command with a message and `exitCodes.no`. */
export class Refusal extends Error {}

/** Ends a command with a message and `exitCodes.misused`. */
export class Misuse extends Error {}

/** What a command is given. */
export interface Call {
  /** The arguments that are no options. */
  names: string[];
  options: Record<string, string | boolean | undefined>;
  /** The catalog beside the command, or that of `--catalog`. */
  catalog(): Catalog;
  /** The text of a file; of `-`, what is piped in. */
  read(file: string): string;
  /** How many characters a line may have. */
  width: number;
}

/** What a command has to say. */
export interface Answer {
  text: string;
  /** `exitCodes.done` where it is left out. */
  code?: number;
}

/** One of `kerf`'s commands. */
export interface Command {
  /** Its arguments, as its help shows them. */
  usage: string;
  /** One line of what it does. */
  summary: string;
  /** The rest of its help; the options are listed before it. */
  more?: string;
  /** Its options, each with a line that says what it does. `--catalog`, `--json` and `--help` are everybody's. */
  options?: Record<
    string,
    NonNullable<ParseArgsConfig["options"]>[string] & { value?: string; does: string }
  >;
  /** How many names it takes, at least and at most. */
  takes: [least: number, most: number];
  run(call: Call): Answer;
}
