import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tokensCss } from "../../src/theme/tokens-css";
import { diffLines } from "../lib/diff-lines";
import { job } from "../lib/job";

const NAME = "src/theme/tokens.css";
const file = fileURLToPath(new URL(`../../${NAME}`, import.meta.url));

const options = job(import.meta.url)
  .option("--check", "Fail if the file is stale, and print the stale lines.")
  .parse()
  .opts();
if (options.check) check();
else write();

function write(): void {
  // Written to a temporary file and renamed, so that no process reads a partial file.
  writeFileSync(`${file}.new`, tokensCss());
  renameSync(`${file}.new`, file);
}

function check(): void {
  const actual = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (actual === tokensCss()) return;
  const stale = diffLines(actual, tokensCss()).filter(({ mark }) => mark !== " ");
  const lines = stale.map(({ mark, text }) => `  ${mark} ${text}`);
  console.error([`${NAME} is stale. Run: npm run theme`, ...lines].join("\n"));
  process.exitCode = 1;
}
