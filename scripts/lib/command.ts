/** Runs a command of package.json: `tsx scripts/lib/command bench size --gate`. */
import { fileURLToPath } from "node:url";
import { Command } from "@commander-js/extra-typings";
import { exit, job } from "./job";
import { jobs } from "./jobs";

const scripts = new URL("..", import.meta.url);
const [, ...rest] = process.argv.slice(2);
const program = new Command("npm run").exitOverride(exit).showHelpAfterError().helpCommand(false);
/** The commands that have several jobs. */
const groups = {
  bench: program.command("bench").description("Measures size, speed and memory."),
  check: program.command("check").description("Runs the slower checks."),
};

for (const group of Object.values(groups)) group.usage("-- JOB [options]").helpCommand(false);
for (const [words, { module, description, options }] of Object.entries(jobs)) {
  const [name = "", part] = words.split(" ");
  const command = (part ? groups[name as keyof typeof groups] : program).command(part ?? name);
  // The module parses its own options, `--help` included.
  command
    .description(description)
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async () => {
      const url = new URL(module, scripts).href;
      const args = part && rest[0] === part ? rest.slice(1) : rest;
      process.argv = [process.argv[0] ?? "node", fileURLToPath(url), ...args];
      if (options === false) job(url).parse();
      await import(url);
    });
}
await program.parseAsync();
