import { afterAll, expect, test } from "vitest";
import { scratchCopy } from "../lib/scratch-copy";

const copy = scratchCopy();
afterAll(() => copy.remove());

// In this order, because each step needs the one before it.
test.each([
  "npm run --silent new-component -- rating --category Input",
  "npm run --silent lint",
  "npx tsc",
  "npx knip",
  "npm run --silent catalog -- --check",
  "npx vitest run --project unit",
  "npm run --silent test:stories -- --stories Rating --update",
  "npm run --silent test:stories -- --stories Rating",
])("a new component passes %s", (step) => {
  const { ok, output } = copy.run(step);
  expect(ok, `Fix scripts/new-component/templates.\n${output}`).toBe(true);
});
