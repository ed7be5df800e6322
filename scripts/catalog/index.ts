import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pathsIn } from "./paths";
import { runCatalog } from "./run";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const root = fileURLToPath(new URL("../..", import.meta.url));
const { ok, report } = await runCatalog(pathsIn(root), values);
(ok ? process.stdout : process.stderr).write(report);
process.exitCode = ok ? 0 : 1;
