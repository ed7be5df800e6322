/**
 * Runs a command of package.json: `tsx scripts/lib/command bench size --gate`. `--help` prints the options of a job, or
 * the comment at the head of its module. If the name of a job is missing or unknown, the jobs are listed.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const scripts = fileURLToPath(new URL("..", import.meta.url));

/** The module of each command, or of each of its jobs. The job "" runs if no job is named. */
const commands: Record<string, string | Record<string, string>> = {
  test: "test/index.ts",
  "test:stories": "stories/run/index.ts",
  "test:changed": "stories/changed/index.ts",
  review: "visual/review/index.ts",
  catalog: "catalog/index.ts",
  theme: "theme/index.ts",
  browsers: "package/browsers/index.ts",
  build: "package/build/index.ts",
  "new-component": "new-component/index.ts",
  release: { "": "package/release/index.ts", publish: "package/release/publish.ts" },
  bench: {
    size: "bench/size/index.ts",
    render: "bench/render/index.ts",
    inputs: "bench/inputs/index.ts",
    map: "bench/map/index.ts",
    app: "bench/app/index.ts",
    site: "bench/site/index.ts",
    start: "bench/start/index.ts",
    stories: "bench/stories/index.ts",
  },
  prove: {
    truth: "proofs/truth/index.ts",
    coverage: "proofs/truth/coverage/index.ts",
    snippets: "proofs/truth/snippets/index.ts",
    fuzz: "proofs/truth/fuzz/index.ts",
    "false-facts": "proofs/seeded/false-facts.ts",
    guides: "proofs/guides/index.ts",
    hydration: "proofs/hydration/index.ts",
    leaks: "proofs/leaks/index.ts",
    site: "proofs/site/index.ts",
    defects: "proofs/seeded/defects.ts",
    scaffold: "new-component/proof.ts",
    changed: "proofs/seeded/changed.ts",
    merge: "stories/merge/index.ts",
    certify: "visual/certify/index.ts",
    chromatic: "visual/chromatic/index.ts",
    audit: "package/audit/index.ts",
  },
};

/** Modules that print their own help. */
const withUsage = new Set([
  "stories/run/index.ts",
  "visual/review/index.ts",
  "visual/certify/index.ts",
  "proofs/truth/index.ts",
  "proofs/truth/coverage/index.ts",
  "proofs/truth/snippets/index.ts",
  "proofs/truth/fuzz/index.ts",
]);

const [command = "", ...words] = process.argv.slice(2);
const known = commands[command];
if (!known) fail(`There is no command "${command}". There are: ${Object.keys(commands).join(", ")}.`);
else if (typeof known === "string") await run(known, words);
else await runJob(known, words);

async function runJob(jobs: Record<string, string>, [first = "", ...rest]: string[]) {
  const named = jobs[first];
  const implied = jobs[""];
  if (first && named) await run(named, rest);
  else if (implied && (!first || first.startsWith("-"))) await run(implied, [first, ...rest].filter(Boolean));
  else if (first === "--help") console.log(list(jobs));
  else fail(`${first ? `There is no job "${first}"` : "No job is named"}. ${list(jobs)}`);
}

async function run(path: string, args: string[]) {
  const module = join(scripts, path);
  if (args.includes("--help") && !withUsage.has(path)) {
    console.log(headOf(module));
    return;
  }
  process.argv = [process.argv[0] ?? "node", module, ...args];
  await import(pathToFileURL(module).href);
}

function list(jobs: Record<string, string>): string {
  const names = Object.keys(jobs).filter(Boolean);
  const longest = Math.max(...names.map((name) => name.length));
  const lines = names.map(
    (name) => `  ${name.padEnd(longest)}  ${sentence(join(scripts, jobs[name] ?? ""))}`,
  );
  return [`npm run ${command} -- JOB runs a job. Add --help for its options. Jobs:`, ...lines].join("\n");
}

/** The first sentence of the comment at the head of a module, without the command's name. */
function sentence(module: string): string {
  const text = headOf(module).replaceAll(/\s+/g, " ");
  return /: (.*?[.;])(?: |$)/.exec(text)?.[1]?.replace(/;$/, ".") ?? text;
}

/** The comment at the head of a module. */
function headOf(module: string): string {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(module, "utf8"))?.[1];
  if (!comment) throw new Error(`${basename(module)} has no comment at its head that describes it. Add one.`);
  return comment
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .trim();
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
