import type { Plugin } from "vite";

/** Leaves out of a built site what no reader needs: fonts for browsers without WOFF2, and the layout of JSON. */
export function smallerSite(): Plugin {
  return {
    name: "kerf:smaller-site",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [path, file] of Object.entries(bundle)) {
          if (path.endsWith(".woff")) delete bundle[path];
          else if (path.endsWith(".json") && file.type === "asset")
            file.source = JSON.stringify(JSON.parse(String(file.source)));
        }
      },
    },
  };
}
