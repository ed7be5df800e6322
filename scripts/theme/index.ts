import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { job } from "../lib/job";
import { tokensCss } from "./css";
import { staleLines } from "./stale";

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
  const stale = staleLines(existsSync(file) ? readFileSync(file, "utf8") : "", tokensCss());
  if (stale.length === 0) return;
  const lines = stale.map(({ sign, line, text }) => `  ${sign} ${String(line).padStart(4)}  ${text}`);
  console.error([`${NAME} is stale. Run: npm run theme`, ...lines].join("\n"));
  process.exitCode = 1;
}
