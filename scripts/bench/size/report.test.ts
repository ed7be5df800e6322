import { expect, test } from "vitest";
import { staleSizes } from "./recorded";
import { sizeTable } from "./report";

test("names the components over their budget, and ignores those without one", () => {
  const { text, over } = sizeTable([
    { name: "Button", bytes: 1024, budget: 5.5 },
    { name: "Badge", bytes: 4096, budget: 3.4 },
    { name: "Loader", bytes: 1 << 20 },
  ]);
  expect(over).toEqual(["Badge"]);
  expect(text).toMatch(/Button +1\.00 +5\.5 +ok\nBadge +4\.00 +3\.4 +over\nLoader +1024\.00$/);
});

test("reports recorded sizes that are missing, more than 0.1 KiB off, or not of a component", () => {
  const sizes = [
    { name: "Button", bytes: 3.48 * 1024 },
    { name: "Badge", bytes: 2.8 * 1024 },
    { name: "Tag", bytes: 1024 },
  ];
  expect(staleSizes(sizes, { Button: 3.4, Badge: 2.6, Pill: 1 })).toEqual(["Badge", "Tag", "Pill"]);
});
