import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { catalog } from "./catalog";
import { cellsIn, missing } from "./coverage";
import { lookUp } from "./lookup";

type StoryModule = Parameters<typeof composeStories>[0];
type Story = ComponentType & { parameters?: { catalog?: { example?: string }; conformance?: object } };

const modules = import.meta.glob<StoryModule>("../../src/**/*.stories.tsx", { eager: true });
const stories = Object.values(modules).flatMap((module) =>
  Object.entries<Story>(composeStories(module)).map(([name, Story]) => ({
    name: `${module.default.title} › ${name}`,
    component: lookUp(module.default.component)?.name,
    Story,
  })),
);
const cells = new Set<string>();
const examples = new Set<string>();

test.each(stories)("$name renders on the server", ({ Story, component }) => {
  const markup = renderToString(<Story />);
  for (const cell of cellsIn(markup)) cells.add(cell);
  const example = Story.parameters?.catalog?.example;
  if (example) examples.add(`${component}/${example}`);
});

test("every value and every example of the catalog has a story", () => {
  expect(missing(catalog, { cells, examples })).toEqual([]);
});

test("every component and part has a fixture in a conformance story", () => {
  const held = new Set(stories.flatMap(({ Story }) => Object.keys(Story.parameters?.conformance ?? {})));
  const parts = Object.values(catalog.components).flatMap(({ name, subComponents = {} }) => [
    name,
    ...Object.keys(subComponents).map((part) => `${name}.${part}`),
  ]);
  expect(parts.filter((name) => !held.has(name))).toEqual([]);
});

test("reports a value that no story shows", () => {
  const withUnknownValue = structuredClone(catalog);
  withUnknownValue.components.Button?.props.variant?.values?.push("ghostly");
  expect(missing(withUnknownValue, { cells, examples })).toContain("Button.variant=ghostly");
});
