/** Adds the status of stories to the dev server. A built site doesn't include it. */
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Channel } from "storybook/internal/channels";
import type { Options } from "storybook/internal/types";
import type { InlineConfig, Plugin } from "vite";
import { root } from "../../../scripts/lib/paths.ts";
import { StoryQueue } from "./story-queue.ts";

const queue = new StoryQueue();

/** Never resolves, so that Storybook's own change detection doesn't parse every file at each start. */
export const experimental_importParsers = () => new Promise(() => {});

/** The delay for collecting saved files, because editors and git write several files at once. */
const SAVE_MS = 50;

export function experimental_serverChannel(channel: Channel, { localAddress }: Options): Channel {
  if (localAddress) queue.connect(channel, localAddress);
  return channel;
}

export function managerEntries(entries: string[] = [], { configType }: Options): string[] {
  return configType === "DEVELOPMENT"
    ? [...entries, fileURLToPath(new URL("manager.tsx", import.meta.url))]
    : entries;
}

export function viteFinal(vite: InlineConfig): InlineConfig {
  return { ...vite, plugins: [...(vite.plugins ?? []), runAfterSaves()] };
}

/** Runs the stories whose files import a saved file. Only modules that a page has loaded are known. */
function runAfterSaves(): Plugin {
  return {
    name: "kerf:story-status",
    apply: "serve",
    configureServer({ watcher, environments }) {
      let saved: string[] = [];
      watcher.on("change", (path) => {
        if (saved.length === 0) {
          setTimeout(() => {
            const files = importersOf(saved, environments.client.moduleGraph);
            saved = [];
            // Until the server responds, no story is open.
            queue.saved(new Set([...files].map((file) => `./${relative(root, file)}`))).catch(() => {});
          }, SAVE_MS);
        }
        saved.push(path);
      });
    },
  };
}

interface Module {
  file: string | null;
  importers: ReadonlySet<Module>;
}

/** The files, and all files that import them directly or through others. */
export function importersOf(
  files: readonly string[],
  graph: { getModulesByFile(file: string): ReadonlySet<Module> | undefined },
): Set<string> {
  const found = new Set<string>();
  const visit = ({ file, importers }: Module) => {
    if (file === null || found.has(file)) return;
    found.add(file);
    for (const importer of importers) visit(importer);
  };
  for (const file of files) for (const module of graph.getModulesByFile(file) ?? []) visit(module);
  return found;
}
