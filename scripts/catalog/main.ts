import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCatalog } from "../../src/catalog";
import { job } from "../lib/job";
import { pathsIn } from "./read/paths";
import { printNames } from "./write/defined-names";
import { runCatalog, writeFormat } from "./write/run";
import { printWordings } from "./write/wordings";

const paths = pathsIn(fileURLToPath(new URL("../..", import.meta.url)));
const { check, wordings, names } = job(import.meta.url)
  .option("--check", "Fail if a file is stale, and print the differences.")
  .option(
    "--wordings [props...]",
    "Print how many texts describe each shared prop, or the texts of these props.",
  )
  .option("--names", "Print the names in the types of props that have no definition. Fail if there is one.")
  .parse()
  .opts();

try {
  if (wordings) {
    const catalog = readCatalog(JSON.parse(readFileSync(paths.output, "utf8")));
    process.stdout.write(printWordings(catalog, wordings === true ? [] : wordings));
  } else if (names) {
    const report = printNames(readCatalog(JSON.parse(readFileSync(paths.output, "utf8"))));
    process.stdout.write(report);
    process.exitCode = report.includes(" 0 without") ? 0 : 1;
  } else {
    for (const write of [writeFormat, runCatalog]) {
      const { ok, report } = await write(paths, { check });
      (ok ? process.stdout : process.stderr).write(report);
      if (!ok) process.exitCode = 1;
    }
  }
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
