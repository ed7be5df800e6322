import type { Command } from "./command";
import { terms } from "./layout";

const width = 100;

const shared = [
  ["--catalog FILE", "Reads this catalog instead of the one beside the command."],
  ["--json", "Prints JSON, for programs."],
  ["-h, --help", "Shows this."],
] as const;

/** What `kerf --help` says. */
export function help(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(
    ([name, { usage, summary }]) => [`kerf ${name} ${usage}`.trimEnd(), summary] as const,
  );
  return `Reads the catalog of Kerf's components.

${terms(rows, width, "  ")}

Options of every command
${terms(shared, width, "  ")}

Exit codes
  0  It did what it was asked for.
  1  The answer is no: nothing of that name, a document with problems, a change that --fail-on names.
  2  It cannot be asked like this: an unknown option, a file that cannot be read.

\`kerf COMMAND --help\` says more of each; \`kerf --version\` prints the package's version.
`;
}

/** What `kerf NAME --help` says. */
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
