import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { aliasesIn } from "../../../lib/aliases";
import { buildTargets } from "../../../lib/browser-targets";
import { geoJson } from "../../../lib/geo-json";
import { root } from "../../../lib/paths";

/** The page's path, in the project and on the server. */
export const fuzzPage = "scripts/checks/catalog-conformance/fuzz/fuzz.html";

/** Builds the page from the sources, with React's development build: its warnings are part of the proof. */
export async function buildFuzzPage(folder: string): Promise<void> {
  await build({
    root,
    base: "./",
    configFile: false,
    publicDir: false,
    logLevel: "error",
    mode: "development",
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [react(), tailwindcss(), geoJson()],
    resolve: { alias: aliasesIn(root) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: buildTargets,
      // The stories must stay in the bundle. They register fixtures, but nothing imports their exports.
      rolldownOptions: { input: `${root}/${fuzzPage}`, treeshake: false },
    },
  });
}
