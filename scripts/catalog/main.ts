import { job } from "../lib/job";
import { root } from "../lib/paths";
import { pathsIn } from "./read/source";
import { buildCatalog, writeBuild, writeFormat } from "./write/run";

const paths = pathsIn(root);
const { check } = job(import.meta.url)
  .option("--check", "Fail if a file is stale, and print the differences.")
  .parse()
  .opts();

try {
  const options = { check };
  for (const { ok, report } of [
    await writeFormat(paths, options),
    await writeBuild(await buildCatalog(paths), paths, options),
  ]) {
    (ok ? process.stdout : process.stderr).write(report);
    if (!ok) process.exitCode = 1;
  }
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
