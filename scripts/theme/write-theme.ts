import { join } from "node:path";
import { tokensCss } from "../../src/theme/tokens-css";
import { diffLines } from "../lib/diff-lines";
import { readIfExists, writeFileAtomically } from "../lib/files";
import { job } from "../lib/job";
import { root } from "../lib/paths";

const NAME = "src/theme/tokens.css";
const file = join(root, NAME);

const { check } = job(import.meta.url)
  .option("--check", "Fail if the file is stale, and print the stale lines.")
  .parse()
  .opts();
const stale = diffLines(String((await readIfExists(file)) ?? ""), tokensCss()).filter(
  ({ mark }) => mark !== " ",
);
if (stale.length > 0 && !check) await writeFileAtomically(file, tokensCss());
if (stale.length > 0 && check) {
  console.error(`${NAME} is stale. Run: npm run theme`);
  for (const { mark, text } of stale) console.error(`  ${mark} ${text}`);
  process.exitCode = 1;
}
