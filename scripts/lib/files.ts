import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Why a file can't be written, and how to fix it, by system error code. */
const CAUSES: Record<string, string> = {
  ENOSPC: "the disk is full. Free some space",
  EDQUOT: "the disk quota is used up. Free some space",
  EROFS: "its folder is on a read-only file system. Make it writable",
  EACCES: "its folder is read-only. Make it writable",
  EPERM: "its folder is read-only. Make it writable",
};

/**
 * Writes a file completely or not at all. If it is interrupted, the file stays as it was.
 *
 * @throws An Error with the path, the cause and the fix, if the disk is full or the folder is read-only.
 */
export async function writeFileAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw inWords(path, error as NodeJS.ErrnoException);
  }
}

/** The error with its cause and how to fix it, if they are known. */
export function inWords(path: string, error: NodeJS.ErrnoException): Error {
  const cause = CAUSES[error.code ?? ""];
  if (!cause) return error;
  return new Error(`${path} can't be written: ${cause}, then run the command again.`, { cause: error });
}

/** Returns a file's bytes, or undefined if it doesn't exist. */
export async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The names of a folder's files and folders. None if the folder doesn't exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The content of a JSON file in a cache. Undefined if the file is missing or damaged, which only costs time. */
export async function readCached<Content>(path: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}
