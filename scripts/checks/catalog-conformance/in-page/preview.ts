/** Storybook's annotations for test runs: every story records what it shows of the catalog. */
import type { Preview } from "@storybook/react-vite";
// Pictures must have the same letters on every machine. Readers have fonts of their own.
import "../../../../.storybook/fallback-fonts.css";

const callbacks = () => import("./callbacks");
const keys = () => import("./pressed-keys");

window.kerfShown = async () => (await import("../../../../.storybook/kit/rendered-cells")).renderedCells();

export const beforeEach: Preview["beforeEach"] = async () => {
  if (!window.kerf) return;
  (await callbacks()).watchCallbacks();
  (await keys()).watchKeys();
};

// Runs after the play function, so it also sees what only the play function shows.
export const afterEach: Preview["afterEach"] = async ({ component }) => {
  if (!window.kerf) return;
  (await callbacks()).recordCallbacks();
  (await keys()).recordKeys(component);
};
