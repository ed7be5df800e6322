import { fileURLToPath } from "node:url";
import { job } from "../lib/job";
import { pathsIn } from "./paths";
import { runCatalog } from "./run";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { check } = job(import.meta.url)
  .option("--check", "Fail if the file is stale, and print what is.")
  .parse()
  .opts();

try {
  const { ok, report } = await runCatalog(pathsIn(root), { check });
  (ok ? process.stdout : process.stderr).write(report);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
