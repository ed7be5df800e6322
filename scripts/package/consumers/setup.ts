import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { type RegistryItem, shadcnRegistry } from "../../catalog/outputs/output-files";
import { root } from "../../lib/paths";
import { type Consumer, createConsumer } from "../consumer";

declare module "vitest" {
  interface ProvidedContext {
    consumer: Omit<Consumer, "remove">;
  }
}

/** The dependencies of the applications and the examples, as their own package.json would list them. */
const dependencies = [
  ...["@tailwindcss/vite", "@vitejs/plugin-react", "@vitejs/plugin-rsc", "tailwindcss", "vite"],
  ...["@tanstack/react-table", "lucide-react", "react-hook-form", "topojson-client", "us-atlas"],
  ...["@types/geojson", "@types/node", "@types/topojson-client", "@types/topojson-specification"],
];

/**
 * Packs and installs Kerf, once for all test files. Copies the applications beside it, where they can only import the
 * packed package. Those in the browser get all examples, and one gets the patterns.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { remove, ...consumer } = await createConsumer();
  const { folder } = consumer;
  const apps = join(folder, "apps");
  await cp(join(root, "stories/examples/test-apps"), apps, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  for (const name of dependencies) {
    const at = join(folder, "node_modules", name);
    await mkdir(dirname(at), { recursive: true });
    await symlink(join(root, "node_modules", name), at, "junction").catch(ignoreExisting);
  }
  const components = join(root, "src/components");
  const examples = (await readdir(components, { recursive: true })).filter((path) =>
    path.endsWith(".examples.tsx"),
  );
  for (const src of ["rsc", "vite", "resets"].map((app) => join(apps, app, "src"))) {
    await cp(join(apps, "gallery.tsx"), join(src, "gallery.tsx"));
    for (const path of examples) await cp(join(components, path), join(src, "examples", basename(path)));
  }
  await copyPatterns(join(apps, "vite/src/patterns"));
  provide("consumer", consumer);
  return remove;
}

/** Copies the files of all patterns, as the registry offers them. */
async function copyPatterns(target: string): Promise<void> {
  await mkdir(target);
  const { "r/registry.json": _, ...items } = await shadcnRegistry();
  for (const { files } of Object.values(items as Record<string, RegistryItem>))
    for (const { path, content = "" } of files)
      await writeFile(
        join(target, basename(path)),
        content.replace(/ from "(\.\/[\w-]+)"/g, ' from "$1.js"'),
      );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
