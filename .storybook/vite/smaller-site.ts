import type { Plugin } from "vite";

/** Makes a built site smaller: removes fonts for browsers without WOFF2, and whitespace in JSON. */
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
