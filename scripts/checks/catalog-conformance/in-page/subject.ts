import type { ReactNode } from "react";
import type { Subject } from "../../../../.storybook/kit/conformance";
import { slotOf } from "../../../../.storybook/kit/slot-of";

/** Renders a component or part with the given props, inside the components that it needs around it. */
export type Render = (props: object) => ReactNode;

interface StoryModule {
  [name: string]: { parameters?: { conformance?: Record<string, Subject> } } | undefined;
}

const modules = import.meta.glob<StoryModule>("../../../../src/components/*/*.stories.tsx");

/**
 * Returns the fixture of a component or part from its conformance story.
 *
 * @param name The name in the catalog, such as `Dialog.Title`.
 * @throws If no story has a fixture for it.
 */
export async function renderOf(name: string): Promise<Render> {
  const folder = `/components/${slotOf(name.split(".")[0] ?? "")}/`;
  for (const [path, load] of Object.entries(modules)) {
    if (!path.includes(folder)) continue;
    for (const story of Object.values(await load())) {
      const subject = story?.parameters?.conformance?.[name];
      if (subject) return (typeof subject === "function" ? subject : subject.render) as Render;
    }
  }
  throw new Error(`No story in ${folder} has a fixture for ${name}. Add one to conformance({ … }).`);
}
