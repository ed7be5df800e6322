import type { Plugin } from "vite";

/**
 * The first page of the dev server is readable sooner. Its modules are prepared while the browser loads Storybook itself.
 * Packages and data have no source maps: the server would make a map as large as the file for each of them.
 */
export function fastStart(): Plugin {
  const noMaps = { name: "no-maps", outputOptions: (all: object) => ({ ...all, sourcemap: false }) };
  const first =
    "{stories/start/{welcome.mdx,components-section.tsx},.storybook/{preview.ts,docs/docs-*.tsx}}";
  return {
    name: "kerf:fast-start",
    apply: "serve",
    config: () => ({
      // Packages are bundled as soon as the scan has found their imports, not when the first page has loaded.
      optimizeDeps: { holdUntilCrawlEnd: false, rolldownOptions: { plugins: [noMaps] } },
      server: { warmup: { clientFiles: [first] } },
    }),
    transform: {
      filter: { id: /\/node_modules\/|\.json(?:$|\?)/ },
      order: "pre",
      // Vite ignores the map of unchanged code.
      handler: (code) => ({ code: `${code}\n`, map: { mappings: "" } }),
    },
  };
}
