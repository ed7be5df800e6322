import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createFileSystemCache, resolvePathInStorybookCache } from "storybook/internal/common";
import type { Indexer } from "storybook/internal/types";

interface CachedIndex {
  /** The hash of the code that the file had when it was indexed. */
  hash: string;
  index: Awaited<ReturnType<Indexer["createIndex"]>>;
}

/**
 * Indexes a story file again only when its code has changed. Parsing all of them takes seconds of each start, and the
 * server answers nothing meanwhile. What Storybook's version makes of a file is cached in a folder of that version.
 */
export function cachedIndexes(indexer: Indexer): Indexer {
  const cache = createFileSystemCache({
    basePath: resolvePathInStorybookCache("story-index"),
    ns: "kerf",
  });
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const hash = createHash("sha256")
        .update(await readFile(fileName))
        .digest("hex");
      // An unreadable entry is one that is not there.
      const cached: CachedIndex | undefined = await cache.get(fileName).catch(() => undefined);
      if (cached?.hash === hash) return cached.index;
      const index = await indexer.createIndex(fileName, options);
      await cache.set(fileName, { hash, index } satisfies CachedIndex);
      return index;
    },
  };
}
