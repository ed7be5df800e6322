import { getConfiguration } from "chromatic/node";
import { expect, test } from "vitest";

test("Chromatic takes its configuration, and compares only what changed", async () => {
  const configuration = await getConfiguration("chromatic.config.json");
  expect(configuration).toMatchObject({ onlyChanged: true, storybookConfigDir: ".storybook" });
});
