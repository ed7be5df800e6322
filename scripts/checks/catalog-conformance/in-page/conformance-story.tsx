import type { StoryObj } from "@storybook/react-vite";
import type { Fact } from "../../../lib/fact";
import { reportFacts } from "./page-api";
import { examine, type Part } from "./part";
import { partFacts } from "./part-facts";
import { sizeFacts } from "./size-facts";
import { defaultFacts, deprecatedFacts, invalidFacts, valueFacts } from "./value-facts";

const checks: ((part: Part) => Fact[] | Promise<Fact[]>)[] = [
  defaultFacts,
  valueFacts,
  invalidFacts,
  deprecatedFacts,
  sizeFacts,
  partFacts,
];

/** A story that compares the catalog's facts about a component or part with its renderings. */
export function conformanceStory(name: string): StoryObj {
  return {
    name,
    render: () => <p>{name}</p>,
    play: async () => {
      const part = await examine(name);
      for (const check of checks) reportFacts(await check(part));
    },
  };
}
