import type { Options } from "storybook/internal/types";
import { expect, test } from "vitest";
import { managerEntries, viteFinal } from "./preset";

test("a built site doesn't include the verdicts", () => {
  expect(managerEntries([], { configType: "PRODUCTION" } as Options)).toEqual([]);
  expect(viteFinal({}).plugins).toEqual([expect.objectContaining({ apply: "serve" })]);
});

test("the dev server has a panel", () => {
  expect(managerEntries(["a"], { configType: "DEVELOPMENT" } as Options)).toEqual([
    "a",
    expect.stringMatching(/story-status\/manager\.tsx$/),
  ]);
});
