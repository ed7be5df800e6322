import * as Kerf from "../../src/index";

/**
 * The package's exports, by name. In the dev server, only the loaded components: see
 * .storybook/vite/loaded-components.ts.
 */
export const components: ReadonlyMap<string, unknown> = new Map(Object.entries(Kerf));
