import { composeStories } from "@storybook/react-vite";
import { type ComponentType, type ReactElement, StrictMode } from "react";

type StoryModule = Parameters<typeof composeStories>[0];
type Story = ComponentType & { parameters?: { console?: { expect?: readonly unknown[] } } };

/**
 * The modules of stories, without documentation pages: their blocks are Storybook's own and need a browser.
 */
const modules = import.meta.glob<StoryModule>(
  ["../../../src/**/*.stories.tsx", "../../../stories/adopting/*.stories.tsx"],
  { eager: true },
);

/** The first render of every story, by its full name. */
export const stories: Map<string, ReactElement> = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries<Story>(composeStories(module))
      // Stories that expect console output would also write it here.
      .filter(([, { parameters }]) => !parameters?.console?.expect)
      .map(([name, Story]): [string, ReactElement] => [
        `${module.default.title} › ${name}`,
        <StrictMode key={name}>
          <Story />
        </StrictMode>,
      ]),
  ),
);
