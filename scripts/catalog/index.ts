import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCatalog } from "../../src/catalog";
import { job } from "../lib/job";
import { pathsIn } from "./paths";
import { runCatalog, writeFormat } from "./run";
import { printWordings } from "./wordings";

const paths = pathsIn(fileURLToPath(new URL("../..", import.meta.url)));
const { check, wordings } = job(import.meta.url)
  .option("--check", "Fail if the file is stale, and print what is.")
  .option(
    "--wordings [props...]",
    "Print how many texts describe each shared prop, or the texts of these props.",
  )
  .parse()
  .opts();

try {
  if (wordings) {
    const catalog = readCatalog(JSON.parse(readFileSync(paths.output, "utf8")));
    process.stdout.write(printWordings(catalog, wordings === true ? [] : wordings));
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
