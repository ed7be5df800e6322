import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { workTreeFiles } from "./git";
import { root } from "./paths";

/** A temporary copy of the work tree. It shares only the installed packages with the original. */
export interface ScratchCopy {
  path: string;
  /** Runs a shell command in the copy. */
  run(command: string): { ok: boolean; output: string };
  remove(): void;
}

/** Copies every tracked or untracked file that git doesn't ignore, in its current state. */
export function scratchCopy(): ScratchCopy {
  const path = realpathSync(mkdtempSync(join(tmpdir(), "kerf-")));
  for (const file of workTreeFiles(root)) {
    mkdirSync(join(path, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(path, file));
  }
  symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
  // Tools that read .gitignore require a git repository.
  execFileSync("git", ["init", "--quiet"], { cwd: path });
  return {
    path,
    run: (command) => {
      const options = { cwd: path, shell: true, encoding: "utf8", maxBuffer: 1 << 26 } as const;
      const { status, stdout, stderr } = spawnSync(command, options);
      return { ok: status === 0, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
