import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Fills a new folder, and replaces `target` with it only when it is complete. A run that fails or is interrupted leaves
 * `target` as it was.
 *
 * @param cache A folder for temporary files, on the same disk as `target`, so that a rename is enough.
 */
export async function replaceFolder(
  target: string,
  cache: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "build-"));
  try {
    const fresh = join(work, "new");
    await mkdir(fresh);
    await fill(fresh);
    await mkdir(dirname(target), { recursive: true });
    await rename(target, join(work, "old")).catch(ignoreMissing);
    await rename(fresh, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
