import type { StoryObj } from "@storybook/react-vite";
import type { Fact } from "../../../lib/fact";
import { examine } from "./part";
import { partFacts } from "./part-facts";
import { defaultFacts, deprecatedFacts, invalidFacts, sizeFacts, valueFacts } from "./value-facts";

export default {
  parameters: {
    visual: { skip: "It renders and removes a component many times, so its end shows nothing." },
    chromatic: { disableSnapshot: true },
  },
  excludeStories: ["conformanceStory"],
};

/**
 * A story that compares the catalog's facts about a component or part with its renderings. The Vite plugin in ../preset.ts
 * appends one for each to this module: `export const DialogTitle = conformanceStory("Dialog.Title")`.
 */
export function conformanceStory(name: string): StoryObj {
  return {
    name,
    render: () => <p>{name}</p>,
    play: async () => {
      const part = await examine(name);
      const facts: Fact[] = [];
      for (const check of [defaultFacts, valueFacts, invalidFacts, deprecatedFacts, sizeFacts, partFacts])
        facts.push(...(await check(part)));
      const page = window.kerf;
      page?.recordFacts(facts);
      const problems = facts.flatMap(({ kind, subject, problem }) =>
        problem ? [`${kind} ${subject}: ${problem}`] : [],
      );
      // Without the runner, nothing else reports false facts.
      if (!page && problems.length > 0) throw new Error(problems.join("\n"));
    },
  };
}
