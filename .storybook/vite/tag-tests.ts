import type { Indexer } from "storybook/internal/types";

/** The tag of stories that only tests need. */
export const TESTS = "tests";

/**
 * Tags the stories under `Behaviour/` and stories without a documentation page. The sidebar and its search hide them until
 * people select the tag in the sidebar's filter. The test runner still runs them.
 */
export function tagTests(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) =>
      (await indexer.createIndex(fileName, options)).map((story) =>
        isTest(story) ? { ...story, tags: [...(story.tags ?? []), TESTS] } : story,
      ),
  };
}

const isTest = ({ title, tags }: Awaited<ReturnType<Indexer["createIndex"]>>[number]) =>
  title?.startsWith("Behaviour/") || tags?.includes("!autodocs");
