import type { Command } from "./command";
import { terms } from "./layout";

const width = 100;

const shared = [
  ["--catalog FILE", "Read this catalog instead of the installed one."],
  ["--json", "Print JSON."],
  ["-h, --help", "Show this help."],
] as const;

/** The output of `kerf --help`. */
export function help(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(
    ([name, { usage, summary }]) => [`kerf ${name} ${usage}`.trimEnd(), summary] as const,
  );
  return `Look up Kerf's components, and compare catalogs.

${terms(rows, width, "  ")}

Options of all commands
${terms(shared, width, "  ")}

Exit codes
  0  Success.
  1  Not found, or a check failed: an unknown name, an invalid catalog, a change that --fail-on covers.
  2  Usage error: an unknown option, or a file that can't be read.

Run \`kerf COMMAND --help\` for details of a command, \`kerf --version\` for the package's version.
`;
}

/** The output of `kerf NAME --help`. */
export function commandHelp(name: string, { usage, summary, more, options = {} }: Command): string {
  const own = Object.entries(options).map(
    ([key, { value, does }]) => [`--${key}${value ? ` ${value}` : ""}`, does] as const,
  );
  return [
    `kerf ${name} ${usage}`.trimEnd(),
    summary,
    `Options\n${terms([...own, ...shared], width, "  ")}`,
    ...(more ? [more] : []),
  ]
    .join("\n\n")
    .concat("\n");
}
