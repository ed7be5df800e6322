import * as Kerf from "../../src/index";

/**
 * The package's exports, by name. Storybook replaces this module with one that has only the loaded
 * components: see .storybook/vite/direct-imports.ts.
 */
export const components: ReadonlyMap<string, unknown> = new Map(Object.entries(Kerf));
