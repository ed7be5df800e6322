import type { Option } from "commander";
import type { Level } from "../catalog/compare/change";
import type { Catalog } from "../catalog/types";
import type { Results } from "../search/engine";

/** The exit codes of `kerf`. */
export const exitCodes = {
  /** Success. */
  done: 0,
  /** Nothing found, or a check failed: an unknown name, an invalid document, a change that `--fail-on` covers. */
  failed: 1,
  /** Usage error: an invalid argument, or a file that can't be read. */
  usageError: 2,
} as const;

/** Ends a command with a message and `exitCodes.failed`. */
export class CheckFailed extends Error {}

/** Ends a command with a message and `exitCodes.usageError`. */
export class UsageError extends Error {}

/** The arguments of a command. */
export interface Call {
  /** The positional arguments. */
  names: string[];
  options: {
    json?: true;
    catalog?: string;
    category?: string;
    failOn?: Level;
    fix?: true;
    complete?: true;
  };
  /** The installed catalog, or the one given by `--catalog`. */
  catalog(): Catalog;
  /** Searches the installed catalog with its guides and patterns, or the catalog given by `--catalog`. */
  search(query: string): Results;
  /** The guide of this name, as Markdown. */
  guide(name: string): string | undefined;
  /** The design tokens of the package, by the names of their custom properties. */
  tokens(): Record<string, Token>;
  version: string;
  /** The files that a path or a pattern names. */
  find(name: string): string[];
  /** The text of a file; for `-`, of standard input. */
  read(file: string): string;
  /** Replaces a file, or leaves it as it is if that fails. */
  write(file: string, text: string): void;
  /** The maximum number of characters in a line. */
  width: number;
}

/** The output of a command. */
export interface Answer {
  text: string;
  /** Messages for standard error about parts of the work that failed. */
  errors?: readonly string[];
  /** Defaults to `exitCodes.done`. */
  code?: number;
  /** Serves requests until standard input ends. */
  serve?: () => Promise<void>;
}

/** A design token, as in `@kerf/react/tokens.json`. */
export interface Token {
  text: string;
  value: string;
  tailwind: string;
}

/** One of `kerf`'s commands. */
export interface Command {
  /** Its arguments, as commander declares them: `<name>`, `[name]`, `<word...>`. */
  usage: string;
  /** The description, in one line. */
  summary: string;
  /** Additional help, shown after the options. */
  more?: string;
  /** Its own options. All commands have `--catalog`, `--json` and `--help`. */
  options?: Option[];
  run(call: Call): Answer;
}
