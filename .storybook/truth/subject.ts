import type { ReactNode } from "react";
import type { Subject } from "../kit/conformance";
import { slotOf } from "../kit/slot-of";

/** Renders a component or part with the given props, and around it whatever it needs. */
export type Render = (props: object) => ReactNode;

interface StoryModule {
  [name: string]: { parameters?: { conformance?: Record<string, Subject> } } | undefined;
}

const modules = import.meta.glob<StoryModule>("../../src/components/*/*.stories.tsx");

/**
 * How a component or part is rendered: as the component's conformance story says.
 *
 * @param name As in the catalog: `Dialog.Title`.
 * @throws where no story says it.
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
  throw new Error(`No story of ${folder} says how ${name} is rendered. Add it to conformance({ … }).`);
}
