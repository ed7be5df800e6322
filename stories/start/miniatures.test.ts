import { expect, test } from "vitest";
import { catalog } from "#kit/lookup";
import { shelves } from "./miniatures";

test("the landing page has a drawing of every component, and of nothing else", () => {
  expect(Object.keys(shelves).sort()).toEqual(Object.keys(catalog.components).sort());
});

test("each file draws what its shelf says", async () => {
  for (const [name, load] of Object.entries(shelves)) {
    expect(Object.keys((await load()).drawings), name).toContain(name);
  }
});
