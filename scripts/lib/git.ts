import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** A file that changed. */
export interface ChangedFile {
  file: string;
  /** Its previous text, or undefined if it is new. */
  before?: string;
}

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
 * The files that differ from a commit: changed in later commits, changed but not committed, or untracked.
 *
 * @throws if git does not know the commit.
 */
export function changedFiles(root: string, base: string): ChangedFile[] {
  const diff = git(root, "diff", "--name-status", "--no-renames", "-z", base, "--");
  if (diff === undefined) {
    throw new Error(`git can't find commit "${base}". Pass another as --base, or run: git fetch origin main`);
  }
  const parts = diff.split("\0").filter(Boolean);
  const changed: ChangedFile[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [status, file] = [parts[at] ?? "", parts[at + 1] ?? ""];
    const before = status === "A" || isBinary(file) ? undefined : git(root, "show", `${base}:${file}`);
    changed.push({ file, ...(before !== undefined && { before }) });
  }
  const untracked = git(root, "ls-files", "-oz", "--exclude-standard")?.split("\0").filter(Boolean) ?? [];
  return [...changed, ...untracked.map((file) => ({ file }))];
}

function isBinary(file: string): boolean {
  return /\.(png|woff2?)$/.test(file);
}
