// Prepares a fresh clone. Plain JavaScript, because nothing is installed yet.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const stamp = `${root}node_modules/.cache/kerf/installed`;

checkNode();
const lockfile = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lockfile) {
  if (!isInstalledByNpm()) install();
  mkdirSync(`${root}node_modules/.cache/kerf`, { recursive: true });
  writeFileSync(stamp, lockfile);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Kerf needs Node 20.19 or later; this is ${process.versions.node}. Install a newer Node and run again.`,
  );
  process.exit(1);
}

/** Whether somebody has run npm since the lockfile changed. */
function isInstalledByNpm() {
  // npm writes this file when it is done.
  const byNpm = `${root}node_modules/.package-lock.json`;
  return existsSync(byNpm) && statSync(byNpm).mtimeMs > statSync(`${root}package-lock.json`).mtimeMs;
}

function install() {
  console.log("Installing the packages in the lockfile …");
  try {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
  } catch {
    console.error("npm ci failed. Its message is above. Only node_modules has changed.");
    process.exit(1);
  }
}
