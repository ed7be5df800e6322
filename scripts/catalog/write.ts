import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Replaces a file in one step: a reader sees the old text or the new, never a part of it. */
export function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
