import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { job } from "../../lib/job";
import { pack } from "../consumer";
import { publishArguments, refusals, withRepository } from "./publishing";

const { publish: isReal = false } = job(import.meta.url)
  .option("--publish", "Publish with a provenance statement, which requires a CI run that npm trusts.")
  .parse()
  .opts();
const staging = mkdtempSync(join(tmpdir(), "kerf-publish-"));
try {
  const problems = isReal ? refusals(process.env) : [];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const tarball = await pack(staging, (manifest) => withRepository(manifest, process.env));
  execFileSync("npm", ["publish", tarball, ...publishArguments(isReal)], { stdio: "inherit" });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(staging, { recursive: true, force: true });
}
