import type { StoryObj } from "@storybook/react-vite";
import type { Fact } from "../../../lib/fact";
import { classFacts } from "./class-facts";
import { colorFacts } from "./color-facts";
import { defaultFacts } from "./default-facts";
import { deprecatedFacts } from "./deprecated-facts";
import { servedCatalog } from "./document";
import { reportFacts } from "./page-api";
import { examine, type Part } from "./part";
import { partFacts } from "./part-facts";
import { stylingFacts } from "./styling-facts";
import { valueFacts } from "./value-facts";

const checks: ((part: Part) => Fact[] | Promise<Fact[]>)[] = [
  defaultFacts,
  valueFacts,
  classFacts,
  stylingFacts,
  partFacts,
  deprecatedFacts,
  // The last check, because it uses all renderings of the other checks.
  colorFacts,
];

/** A story that compares the catalog's facts about a component or part with its renderings. */
export function conformanceStory(name: string): StoryObj {
  return {
    name,
    render: () => <p>{name}</p>,
    play: async () => {
      const part = await examine(name, await servedCatalog());
      for (const check of checks) reportFacts(await check(part));
    },
  };
}
