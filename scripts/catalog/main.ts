import { job } from "../lib/job";
import { root } from "../lib/paths";
import { pathsIn } from "./read/source";
import { runCatalog, writeFormat } from "./write/run";

const paths = pathsIn(root);
const { check } = job(import.meta.url)
  .option("--check", "Fail if a file is stale, and print the differences.")
  .parse()
  .opts();

try {
  for (const write of [writeFormat, runCatalog]) {
    const { ok, report } = await write(paths, { check });
    (ok ? process.stdout : process.stderr).write(report);
    if (!ok) process.exitCode = 1;
  }
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
