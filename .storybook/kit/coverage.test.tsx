import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { entriesOf } from "../../src/catalog/catalog";
import { catalog } from "./catalog";
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

test.each(stories)("$name renders on the server", ({ Story }) => {
  renderToString(<Story />);
});

test("every example of the catalog has a story", () => {
  const withStory = new Set(
    stories.map(({ component, Story }) => `${component}/${Story.parameters?.catalog?.example}`),
  );
  const examples = Object.values(catalog.components).flatMap(({ name, examples }) =>
    examples.map((code) => `${name}/${/export function (\w+)\(/.exec(code)?.[1]}`),
  );
  expect(examples.filter((example) => !withStory.has(example))).toEqual([]);
});

test("every component and part has a fixture in a conformance story", () => {
  const withFixture = new Set(
    stories.flatMap(({ Story }) => Object.keys(Story.parameters?.conformance ?? {})),
  );
  const names = entriesOf(catalog).map(({ name }) => name);
  expect(names.filter((name) => !withFixture.has(name))).toEqual([]);
});
