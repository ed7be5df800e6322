import * as Kerf from "../../src/index";

/**
 * What the package exports, by name. In the dev server it has only the components that are loaded: see
 * .storybook/vite/loaded-components.ts.
 */
export const components: ReadonlyMap<string, unknown> = new Map(Object.entries(Kerf));
