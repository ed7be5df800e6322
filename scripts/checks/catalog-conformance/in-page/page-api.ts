import type { KerfPage } from "../../../visual";

/** The test runner's functions in the page. Undefined in a Storybook that people browse, and in other pages. */
export function pageApi(): KerfPage | undefined {
  return window.kerf;
}
