import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Options, PreviewAnnotation } from "storybook/internal/types";
import { type InlineConfig, type Plugin, runnerImport } from "vite";
import { contentType } from "../../scripts/lib/serve.ts";

/** Files that the site serves in addition to its pages, by path. */
type Files = Record<string, string | Uint8Array>;

export interface ServeFilesOptions {
  name: string;
  /** The folders that the files are made from. */
  from: readonly string[];
  /** Whether a path may be one of the files. Other requests don't create them. */
  has?: (path: string) => boolean;
  create: () => Promise<Files>;
}

/**
 * Serves files in addition to the site's pages. The dev server creates them on the first request, and again
 * only after a file in the folders has changed.
 */
export function serveFiles({ name, from, has = () => true, create }: ServeFilesOptions): Plugin {
  return {
    name,
    configureServer({ middlewares, watcher }) {
      let files: Promise<Files> | undefined;
      watcher.on("all", (_event, path) => {
        if (from.some((folder) => path.startsWith(folder))) files = undefined;
      });
      // Run after Vite's own middlewares, so that a request for a module never waits for these files.
      return () => {
        middlewares.use(async ({ url = "" }, response, next) => {
          const path = url.slice(1).split("?")[0] ?? "";
          if (!has(path)) return next();
          try {
            files ??= create();
            const content = (await files)[path];
            if (content === undefined) return next();
            response.setHeader("content-type", contentType(path)).end(content);
          } catch (error) {
            response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error));
          }
        });
      };
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await create())) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** The presets of an add-on whose `preview.ts` loads files on demand. A site that is only tested includes neither. */
export function withFiles(addon: string, options: ServeFilesOptions) {
  return {
    previewAnnotations: (annotations: PreviewAnnotation[] = [], { previewOnly }: Options) =>
      previewOnly ? annotations : [...annotations, join(addon, "preview.ts")],
    viteFinal: (vite: InlineConfig, { previewOnly }: Options) =>
      previewOnly ? vite : { ...vite, plugins: [...(vite.plugins ?? []), serveFiles(options)] },
  };
}

/** Imports a module for a preset. Node itself runs presets, and doesn't resolve imports like a bundler. */
export async function importModule<Module extends object>(file: string): Promise<Module> {
  return (await runnerImport<Module>(file)).module;
}

/** Compresses a file for `loadPacked`, because not every server compresses files. */
export function packed(text: string): Promise<Uint8Array> {
  return promisify(gzip)(text, { level: 9 });
}
