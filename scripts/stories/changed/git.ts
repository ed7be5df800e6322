import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** One file that is not as it was. */
export interface ChangedFile {
  file: string;
  /** Its previous text, or undefined if it is new. */
  before?: string;
  /** Whether it is gone. */
  gone: boolean;
}

/** Runs git, and gives what it says; nothing where it fails. */
export function git(root: string, ...args: string[]): string | undefined {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio });
  } catch {
    return undefined;
  }
}

/** The files of the work tree that git knows or would add; none outside of a repository. */
export function workTreeFiles(root: string): string[] {
  const listed = git(root, "ls-files", "-coz", "--exclude-standard", "--deduplicate") ?? "";
  return listed.split("\0").filter((file) => file && existsSync(join(root, file)));
}

/** Where the work tree left the main branch: what a pull request is compared with. */
export function mergeBase(root: string): string {
  for (const main of ["origin/main", "main"]) {
    const base = git(root, "merge-base", "HEAD", main)?.trim();
    if (base) return base;
  }
  return "HEAD";
}

/**
 * The files that are not as they were in a commit: committed since, not yet committed, or not yet known to git.
 *
 * @throws if git does not know the commit.
 */
export function changedFiles(root: string, base: string): ChangedFile[] {
  const diff = git(root, "diff", "--name-status", "--no-renames", "-z", base, "--");
  if (diff === undefined) {
    throw new Error(`git knows no commit "${base}". Name one by --base, or fetch it: git fetch origin main.`);
  }
  const parts = diff.split("\0").filter(Boolean);
  const changed: ChangedFile[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [status, file] = [parts[at] ?? "", parts[at + 1] ?? ""];
    const before = status === "A" || isBinary(file) ? undefined : git(root, "show", `${base}:${file}`);
    changed.push({ file, gone: status === "D", ...(before !== undefined && { before }) });
  }
  const untracked = git(root, "ls-files", "-oz", "--exclude-standard")?.split("\0").filter(Boolean) ?? [];
  return [...changed, ...untracked.map((file) => ({ file, gone: false }))];
}

function isBinary(file: string): boolean {
  return /\.(png|woff2?)$/.test(file);
}
