/** Storybook's annotations for test runs: every story records what it shows of the catalog. */
import type { Preview } from "@storybook/react-vite";
import { pageApi } from "./page-api";

const callbacks = () => import("./callbacks");
const storyFacts = () => import("./story-facts");
const pressedKeys = () => import("./pressed-keys");

window.kerfShown = async () => (await import("../../../../.storybook/kit/shown")).shownCells();

export const beforeEach: Preview["beforeEach"] = async () => {
  if (!pageApi()) return;
  (await callbacks()).watchCallbacks();
  (await pressedKeys()).watchKeys();
};

// Runs after the play function, so it also sees what only the play function shows.
export const afterEach: Preview["afterEach"] = async ({ component, title }) => {
  if (!pageApi()) return;
  await (await storyFacts()).recordStoryFacts(component, title.startsWith("Catalog/"));
  await (await callbacks()).recordCallbacks();
  await (await pressedKeys()).recordKeys(component);
};
