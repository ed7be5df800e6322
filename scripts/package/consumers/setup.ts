import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { type RegistryItem, shadcnRegistry } from "../../catalog/outputs/output-files";
import { root } from "../../lib/paths";
import { createConsumer } from "../consumer";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder in which the packed package is installed, and the files of the tarball. */
    consumer: { folder: string; installed: string; files: string[] };
  }
}

const apps = join(root, "scripts/package/consumers/apps");

/** The dependencies of the applications and the examples, as their own package.json would list them. */
const dependencies = [
  ...["@tailwindcss/vite", "@vitejs/plugin-react", "@vitejs/plugin-rsc", "tailwindcss", "vite"],
  ...["@tanstack/react-table", "lucide-react", "react-hook-form", "topojson-client", "us-atlas"],
  ...["@types/geojson", "@types/node", "@types/topojson-client", "@types/topojson-specification"],
];

/**
 * Packs and installs Kerf, once for all test files. Copies the applications beside it, where they can only import the
 * packed package. Each gets a page of all examples as `gallery.tsx`, and two get the patterns.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, installed, files, remove } = await createConsumer();
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  for (const app of ["content-security-policy.ts", "rsc", "tailwind", "types", "vite"])
    await cp(join(apps, app), join(folder, "apps", app), { recursive: true });
  for (const name of dependencies) {
    const at = join(folder, "node_modules", name);
    await mkdir(dirname(at), { recursive: true });
    await symlink(join(root, "node_modules", name), at, "junction").catch(ignoreExisting);
  }
  for (const app of ["vite", "tailwind", "rsc"]) await writeGallery(join(folder, "apps", app, "src"));
  // Tailwind only scans the sources in an application's own folder.
  for (const app of ["vite", "tailwind"]) await copyPatterns(join(folder, "apps", app, "src/patterns"));
  provide("consumer", { folder, installed, files });
  return remove;
}

/** Writes a page with every example that users copy. */
async function writeGallery(src: string): Promise<void> {
  await mkdir(join(src, "examples"), { recursive: true });
  const names: string[] = [];
  for (const path of await readdir(join(root, "src/components"), { recursive: true })) {
    const [, name] = /([\w-]+)\.examples\.tsx$/.exec(path) ?? [];
    if (!name) continue;
    names.push(name);
    await cp(join(root, "src/components", path), join(src, "examples", `${name}.tsx`));
  }
  const identifier = (name: string) => `_${name.replaceAll("-", "_")}`;
  const imports = names.sort().map((name) => `import * as ${identifier(name)} from "./examples/${name}.js";`);
  await writeFile(
    join(src, "gallery.tsx"),
    `${imports.join("\n")}
const modules = { ${names.map((name) => `"${name}": ${identifier(name)}`).join(", ")} };
export function Gallery() {
  return Object.entries(modules).map(([name, examples]) => (
    <section key={name} id={name}>
      {Object.entries(examples).map(([title, Example]) => <article key={title}><Example /></article>)}
    </section>
  ));
}
`,
  );
}

/** Copies the files of all patterns, as the registry offers them. */
async function copyPatterns(target: string): Promise<void> {
  await cp(join(apps, "patterns"), target, { recursive: true });
  const { "r/registry.json": _, ...items } = await shadcnRegistry();
  for (const { path, content = "" } of Object.values(items as Record<string, RegistryItem>).flatMap(
    ({ files }) => files,
  )) {
    await writeFile(join(target, basename(path)), content.replace(/ from "(\.\/[\w-]+)"/g, ' from "$1.js"'));
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
