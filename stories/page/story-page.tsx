import { Story, useOf } from "@storybook/addon-docs/blocks";
import { expect, waitFor } from "storybook/test";

/** A documentation page that is its first story, and nothing around it: what is tested is what people read. */
function StoryPage() {
  const { story } = useOf("story", ["story"]);
  return <Story of={story.moduleExport} />;
}

/**
 * For the parameters of stories that are a page. Storybook doesn't print their elements as code: nobody copies that, and
 * with 100,000 rows the printer would block the page for seconds.
 */
export const page = {
  controls: { disable: true },
  docs: { page: StoryPage, canvas: { sourceState: "none" }, source: { type: "code" } },
} as const;

/**
 * The page itself, for the tests and the pictures. In the sidebar it would stand twice: the documentation is this
 * story.
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
