import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import type { Consumer } from "../../package/build/consumer";

export interface PageOptions {
  minify: boolean;
  /** The module that the page runs. */
  page: URL;
}

/** Builds the benchmark page with the packed package, as an application is built for production. */
export async function buildPage(consumer: Consumer, { minify, page }: PageOptions): Promise<string> {
  const outDir = join(consumer.folder, "bench");
  const input = join(consumer.folder, "bench.html");
  await mkdir(outDir, { recursive: true });
  await writeFile(input, `<!doctype html><title>bench</title><script type="module" src="/@bench"></script>`);
  await build({
    root: consumer.folder,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [installed(consumer, fileURLToPath(page))],
    build: { outDir, minify, target: "esnext", rolldownOptions: { input } },
  });
  return outDir;
}

/** Resolves Kerf to the packed package. Otherwise, its name would resolve to the project's own sources. */
function installed(consumer: Consumer, page: string): Plugin {
  return {
    name: "installed",
    enforce: "pre",
    resolveId(source) {
      if (source === "/@bench") return page;
      if (!source.startsWith("@kerf/react")) return undefined;
      return this.resolve(source, join(consumer.folder, "bench.html"), { skipSelf: true });
    },
  };
}

/** Headers for cross-origin isolation, in which browser clocks have a resolution of 5 µs instead of 100 µs. */
export const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};
