import { expect, test } from "vitest";
import type { Catalog } from "../../../src/catalog/types";
import { textFacts } from "./texts";

/** The problem of the description of a Lamp's prop `glow`. */
function problemOf(description: string): string | undefined {
  const catalog = {
    components: {
      Lamp: {
        name: "Lamp",
        description: "Lights a place of the page.",
        props: {
          glow: {
            type: "enum",
            description,
            values: ["soft"],
            descriptions: { soft: "Little light, for the evening." },
          },
          shade: { type: "string", description: "What keeps the light from the eyes." },
        },
      },
    },
  } as unknown as Catalog;
  return textFacts(catalog).find(({ problem }) => problem)?.problem;
}

test.each([
  ["How bright it is; `soft` needs no `shade`.", undefined],
  ["how bright it is", "it is no sentence"],
  ["The glow of the lamp.", "it says no more than the name"],
  ["What keeps the light from the eyes.", "a text beside it is the same text"],
])("%s", (text, problem) => {
  if (problem === undefined) expect(problemOf(text)).toBeUndefined();
  else expect(problemOf(text)).toContain(problem);
});
