import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A temporary copy of the work tree. It shares only the installed packages with the original. */
export interface ScratchCopy {
  path: string;
  /** Runs a shell command in the copy. */
  run(command: string): { ok: boolean; output: string };
  remove(): void;
}

/** Copies every tracked or untracked file that git doesn't ignore, in its current state. */
export function scratchCopy(): ScratchCopy {
  const path = mkdtempSync(join(tmpdir(), "kerf-"));
  const files = execFileSync("git", ["ls-files", "-coz", "--exclude-standard", "--deduplicate"], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(join(path, dirname(file)), { recursive: true });
    cpSync(file, join(path, file));
  }
  symlinkSync(resolve("node_modules"), join(path, "node_modules"));
  // Tools that read .gitignore require a git repository.
  execFileSync("git", ["init", "--quiet"], { cwd: path });
  return {
    path,
    run: (command) => {
      const { status, stdout, stderr } = spawnSync(command, {
        cwd: path,
        shell: true,
        encoding: "utf8",
        maxBuffer: 1 << 26,
      });
      return { ok: status === 0, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
