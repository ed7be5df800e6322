/**
 * npm run prove -- audit: asks the registry for known advisories of what is installed with the package. Ends with 1 where there
 * is one. Where the registry cannot be asked it says so, and ends with 1 in CI only.
 */
import { spawnSync } from "node:child_process";
import { readAudit } from "./read-audit";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const { outcome, text } = readAudit(stdout);
console[outcome === "clean" ? "log" : "error"](text);
if (outcome === "advisories" || (outcome === "unknown" && process.env.CI)) process.exitCode = 1;
