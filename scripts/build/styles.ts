import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { root } from "./paths";

/** Compiles src/styles.css to one minified stylesheet, with the fonts that it names in `fonts` beside it. */
export async function buildStyles(outDir: string): Promise<void> {
  await build({
    root,
    // Relative, so that the stylesheet finds its fonts wherever an application serves it from.
    base: "./",
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [tailwindcss()],
    build: {
      outDir,
      emptyOutDir: false,
      // Kerf needs `light-dark()` and nested layers as they are; a lower target would rewrite them into hacks.
      cssTarget: "esnext",
      cssMinify: "lightningcss",
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${root}/src/styles.css`,
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith(".css") ? "[name][extname]" : "fonts/[name][extname]",
        },
      },
    },
  });
}
