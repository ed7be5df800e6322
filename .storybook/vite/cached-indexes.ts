import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createFileSystemCache, resolvePathInStorybookCache } from "storybook/internal/common";
import type { Indexer } from "storybook/internal/types";

interface CachedIndex {
  /** The hash of the file's code when it was indexed. */
  hash: string;
  index: Awaited<ReturnType<Indexer["createIndex"]>>;
}

/**
 * Indexes a story file again only when its code has changed. Parsing all story files takes 2 s, during which the dev
 * server can't respond. Storybook has a cache folder per version, so an update indexes all files again.
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
      // If the cache can't be read or written, the server only starts more slowly.
      const cached: CachedIndex | undefined = await cache.get(fileName).catch(() => undefined);
      if (cached?.hash === hash) return cached.index;
      const index = await indexer.createIndex(fileName, options);
      await cache.set(fileName, { hash, index } satisfies CachedIndex).catch(() => {});
      return index;
    },
  };
}
