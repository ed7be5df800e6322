import { expect, test } from "vitest";
import { staleSizes } from "./recorded-sizes";

test("reports recorded sizes that are missing, more than 0.1 KiB off, or not of a component", () => {
  const sizes = { Button: 3.48, Badge: 2.8, Tag: 1 };
  expect(staleSizes(sizes, { Button: 3.4, Badge: 2.6, Pill: 1 })).toEqual(["Badge", "Tag", "Pill"]);
});
