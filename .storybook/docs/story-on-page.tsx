import { useOf } from "@storybook/addon-docs/blocks";
import { Stage } from "./stage";

/** A story on a page written in MDX. */
export function StoryOnPage({ of }: { of: unknown }) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ["story"]);
  return <Stage story={story} code={undefined} />;
}
