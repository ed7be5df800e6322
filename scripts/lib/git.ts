import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Runs git, and returns its output. Undefined if it fails. */
export function git(root: string, ...args: string[]): string | undefined {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio });
  } catch {
    return undefined;
  }
}

/** The files of the work tree, tracked or untracked, except ignored ones. Empty outside a repository. */
export function workTreeFiles(root: string): string[] {
  const listed = git(root, "ls-files", "-coz", "--exclude-standard", "--deduplicate") ?? "";
  return listed.split("\0").filter((file) => file && existsSync(join(root, file)));
}

/** The commit where the work tree branched off main, with which a pull request is compared. */
export function mergeBase(root: string): string {
  for (const main of ["origin/main", "main"]) {
    const base = git(root, "merge-base", "HEAD", main)?.trim();
    if (base) return base;
  }
  return "HEAD";
}

/**
 * The files that differ from a commit: changed in later commits, changed but not committed, or untracked. Undefined if git
 * doesn't know the commit.
 *
 * @param paths Only files at these paths. Defaults to all.
 */
export function changedFiles(root: string, base: string, ...paths: string[]): string[] | undefined {
  const diff = git(root, "diff", "--name-only", "--no-renames", "-z", base, "--", ...paths);
  const untracked = git(root, "ls-files", "-oz", "--exclude-standard", "--", ...paths) ?? "";
  return diff === undefined ? undefined : `${diff}${untracked}`.split("\0").filter(Boolean);
}
