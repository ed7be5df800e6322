/**
 * npm run release -- publish: builds and packs, and shows what npm would publish. `-- --publish` publishes it, with a
 * provenance statement, which only a CI run that npm trusts can give.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pack } from "../build/consumer";
import { publishArguments, refusals, withRepository } from "./publishing";

const { values } = parseArgs({ options: { publish: { type: "boolean" } } });
const staging = mkdtempSync(join(tmpdir(), "kerf-publish-"));
try {
  const isReal = values.publish === true;
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
