import { expect, test } from "vitest";
import { catalog } from "#kit/catalog";
import { shelves } from "./miniatures/miniatures";

test("the landing page has a miniature of every component, and no other", () => {
  expect(Object.keys(shelves).sort()).toEqual(Object.keys(catalog.components).sort());
});

test("each file has the miniatures that the index lists for it", async () => {
  for (const [name, load] of Object.entries(shelves)) {
    expect(Object.keys((await load()).drawings), name).toContain(name);
  }
});
