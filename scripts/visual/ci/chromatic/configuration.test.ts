import { getConfiguration } from "chromatic/node";
import { expect, test } from "vitest";
import { NAMES_ONLY, NOT_AROUND_STORIES } from "../../../stories/changed/graph";

const configuration = await getConfiguration("chromatic.config.json");

test("Chromatic accepts its configuration, and compares only what changed", () => {
  expect(configuration).toMatchObject({ onlyChanged: true, storybookConfigDir: ".storybook" });
});

test("Chromatic's trace excludes every module that Kerf's own trace excludes", () => {
  expect(configuration.untraced).toEqual(expect.arrayContaining([...NAMES_ONLY, ...NOT_AROUND_STORIES]));
});
