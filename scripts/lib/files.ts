import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file completely or not at all. If it is interrupted, the file stays as it was. */
export async function writeFileAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

/** Returns a file's bytes, or undefined if it doesn't exist. */
export const readIfExists = (path: string): Promise<Buffer | undefined> => ifExists(readFile(path));

/** The names of a folder's files and folders. None if the folder doesn't exist. */
export const namesIn = async (folder: string): Promise<string[]> => (await ifExists(readdir(folder))) ?? [];

async function ifExists<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
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
