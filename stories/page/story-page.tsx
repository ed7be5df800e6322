import { Story, useOf } from "@storybook/addon-docs/blocks";
import { expect, waitFor } from "storybook/test";
import { PageFooter } from "#docs/page-footer";

/** A documentation page that shows only its first story, so people read the same page that is tested. */
function StoryPage() {
  const { story } = useOf("story", ["story"]);
  return (
    <>
      <Story of={story.moduleExport} />
      <div className="mx-auto max-w-264 px-4 pb-8 sm:px-8">
        <PageFooter />
      </div>
    </>
  );
}

/**
 * The parameters of stories that are a page. Storybook doesn't print their elements as code, because nobody copies them.
 * With 100,000 rows, printing would block the page for seconds.
 */
export const page = {
  controls: { disable: true },
  docs: { page: StoryPage, canvas: { sourceState: "none" }, source: { type: "code" } },
} as const;

/**
 * The story of a page, for the tests and the snapshots. The sidebar hides it, because the documentation page shows the
 * same.
 */
export const pageStory = {
  tags: ["!dev"],
  parameters: { layout: "fullscreen", visual: { modes: ["light", "dark", "rtl", "narrow"] } },
};

/** Waits until all code on a page is highlighted. */
export async function codeIsColored(canvasElement: HTMLElement): Promise<void> {
  const plain = "[data-slot=code-block]:not([data-highlighted=true])";
  await waitFor(() => expect(canvasElement.querySelector(plain)).toBeNull(), { timeout: 30_000 });
}

/** The page of a pattern, after its code is highlighted. */
export const patternStory = {
  ...pageStory,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => codeIsColored(canvasElement),
};
