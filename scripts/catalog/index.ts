/**
 * npm run catalog               writes src/catalog/catalog.json
 * npm run catalog -- --check    fails where it is stale, and says what is
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pathsIn } from "./paths";
import { runCatalog } from "./run";

const root = fileURLToPath(new URL("../..", import.meta.url));

try {
  const { values } = parseArgs({ options: { check: { type: "boolean" } } });
  const { ok, report } = await runCatalog(pathsIn(root), values);
  (ok ? process.stdout : process.stderr).write(report);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  // A wrong argument says enough; anything else is a fault of the generator, and its place matters.
  const isArgument = error instanceof TypeError && "code" in error;
  console.error(isArgument ? `${error.message}\nUse: npm run catalog [-- --check]` : error);
  process.exitCode = 2;
}
