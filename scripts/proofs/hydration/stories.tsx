import { composeStories } from "@storybook/react-vite";
import { type ComponentType, type ReactElement, StrictMode } from "react";

type StoryModule = Parameters<typeof composeStories>[0];
type Story = ComponentType & { parameters?: { console?: { expect?: readonly unknown[] } } };

/** Not the pages of documentation, whose blocks are Storybook's own and need a browser. */
const modules = import.meta.glob<StoryModule>(
  ["../../../src/**/*.stories.tsx", "../../../stories/adopting/*.stories.tsx"],
  { eager: true },
);

/** Every story by its full name, as it is first rendered. */
export const stories: Map<string, ReactElement> = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries<Story>(composeStories(module))
      // A story's expected console output is also expected during rendering.
      .filter(([, { parameters }]) => !parameters?.console?.expect)
      .map(([name, Story]): [string, ReactElement] => [
        `${module.default.title} › ${name}`,
        <StrictMode key={name}>
          <Story />
        </StrictMode>,
      ]),
  ),
);
