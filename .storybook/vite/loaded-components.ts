import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/paths.ts";

const registry = join(root, ".storybook/kit/components.ts");
const component = /\/src\/components\/([a-z-]+)\/index\.ts$/;

/**
 * In the dev server, adds each component to the story kit's `components` only when its module is loaded. So
 * the first story doesn't load all components. In a build, `components` contains all of them.
 */
export function loadedComponents(): Plugin {
  return {
    name: "kerf:loaded-components",
    transform(code, id) {
      if (id === registry) return { code: "export const components = new Map();", map: null };
      const [, folder] = component.exec(id) ?? [];
      if (!folder) return undefined;
      const name = folder.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const own = [
        `import { components as kerfComponents } from ${JSON.stringify(registry)};`,
        `import { ${name} as kerfComponent } from ${JSON.stringify(id)};`,
        `kerfComponents.set(${JSON.stringify(name)}, kerfComponent);`,
      ];
      // Append the lines, so that the code's line numbers don't change.
      // `sideEffects` in package.json would otherwise drop an index file that only re-exports from a build.
      return { code: `${code}\n${own.join("\n")}`, map: null, moduleSideEffects: true };
    },
  };
}
