import { Canvas, DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useContext } from "react";
import type { StoryContext } from "storybook/internal/csf";
import { snippetOf } from "./snippet";

/** A story on a docs page. It has a button for its code if the code works on its own. */
export function DocsCanvas(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? "story", ["story"]);
  const context = useContext(DocsContext).getStoryContext(story) as StoryContext;
  return <Canvas {...props} sourceState={snippetOf(context) === undefined ? "none" : props.sourceState} />;
}
