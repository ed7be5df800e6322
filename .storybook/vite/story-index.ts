import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createFileSystemCache, resolvePathInStorybookCache } from "storybook/internal/common";
import type { Indexer } from "storybook/internal/types";

type Index = Awaited<ReturnType<Indexer["createIndex"]>>;

/** The tag of stories that only tests need. They have no documentation page. */
export const TESTS = "tests";

/**
 * Storybook's indexer, with a cache and with the tag of test stories.
 *
 * It parses a story file again only when its code has changed. Parsing all of them takes 2 s.
 *
 * Stories under `Behaviour/` and stories without a documentation page get the tag. The sidebar and its search hide them
 * until people select the tag in the sidebar's filter. The test runner still runs them.
 */
export function storyIndex(indexer: Indexer): Indexer {
  const cache = createFileSystemCache({ basePath: resolvePathInStorybookCache("story-index"), ns: "kerf" });
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const code = await readFile(fileName);
      const hash = createHash("sha256").update(code).digest("hex");
      // If the cache can't be read or written, the server only starts more slowly.
      const cached = await cache.get<{ hash: string; index: Index }>(fileName).catch(() => undefined);
      if (cached?.hash === hash) return cached.index.map(withTag);
      const index = await indexer.createIndex(fileName, options);
      await cache.set(fileName, { hash, index }).catch(() => {});
      return index.map(withTag);
    },
  };
}

function withTag(story: Index[number], index: number): Index[number] {
  const { title, tags = [] } = story;
  const isTest = title?.startsWith("Behaviour/") || tags.includes("!autodocs");
  if (isTest) return { ...story, tags: [...tags, "!autodocs", TESTS] };
  // The sidebar shows a component's page and its first stories. The page has all of them.
  return index < 7 ? story : { ...story, tags: [...tags, "!dev"] };
}
