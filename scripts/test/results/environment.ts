import type { FileHashes } from "./file-hashes";

/** The installed packages. Unlike the lockfile, npm's own list can't be ahead of `node_modules`. */
const INSTALLED = "node_modules/.package-lock.json";

/** Variables that tests or their tools read. */
const VARIABLES = ["BROWSER_PATH", "CI", "LANG", "LC_ALL", "NODE_ENV", "NODE_OPTIONS", "SEED", "TZ"];

/** What results depend on besides the work tree: platform, Node, installed packages and variables. */
export function environmentOf(hashes: FileHashes, env: NodeJS.ProcessEnv = process.env): unknown {
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    installed: hashes.of(INSTALLED),
    variables: VARIABLES.map((name) => env[name] ?? null),
  };
}

/** Whether results can be reused. They can't if the packages are unknown, or if tests draw random cases. */
export function isRepeatable(hashes: FileHashes, env: NodeJS.ProcessEnv = process.env): boolean {
  return hashes.of(INSTALLED) !== "none" && env.SEED !== "random";
}
