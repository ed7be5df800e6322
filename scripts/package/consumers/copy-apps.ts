import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type RegistryItem, shadcnRegistry } from "../../catalog";
import { root } from "../../lib/paths";

/** The dependencies of the applications and the examples, as their own package.json would list them. */
const installed = [
  ...["@tailwindcss/vite", "@vitejs/plugin-react", "@vitejs/plugin-rsc", "sirv", "tailwindcss", "vite"],
  ...["@tanstack/react-table", "lucide-react", "react-hook-form", "topojson-client", "us-atlas"],
  ...["@types/geojson", "@types/node", "@types/topojson-client", "@types/topojson-specification"],
];

/**
 * Copies the applications into the consumer, where they can only import the packed package. Adds the gallery
 * to each application that shows it.
 */
export async function copyApps(consumer: string): Promise<void> {
  await cp(join(root, "scripts/package/consumers/apps"), join(consumer, "apps"), { recursive: true });
  for (const dependency of installed) await link(dependency, join(consumer, "node_modules"));
  for (const app of ["vite", "tailwind", "server", "rsc"]) {
    await writeGallery(join(consumer, "apps", app, "src"));
  }
  await copyPatterns(join(consumer, "apps/patterns"));
  for (const app of ["vite", "tailwind"]) {
    // Tailwind only scans the sources in an application's own folder.
    await cp(join(consumer, "apps/patterns"), join(consumer, "apps", app, "src/patterns"), {
      recursive: true,
    });
  }
}

async function link(name: string, modules: string): Promise<void> {
  const at = join(modules, name);
  await mkdir(dirname(at), { recursive: true });
  await symlink(join(root, "node_modules", name), at, "junction").catch(ignoreExisting);
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
  await writeFile(join(src, "gallery.tsx"), gallery(names.sort()));
}

/** Copies the files of all patterns into one folder, as the registry offers them. */
async function copyPatterns(target: string): Promise<void> {
  const { "r/registry.json": _, ...items } = await shadcnRegistry();
  const files = Object.values(items as Record<string, RegistryItem>).flatMap(({ files }) => files);
  for (const { path, content = "" } of files) {
    await writeFile(join(target, basename(path)), content.replace(/ from "(\.\/[\w-]+)"/g, ' from "$1.js"'));
  }
}

function gallery(names: string[]): string {
  const identifier = (name: string) => `_${name.replaceAll("-", "_")}`;
  return [
    ...names.map((name) => `import * as ${identifier(name)} from "./examples/${name}.js";`),
    `const modules = { ${names.map((name) => `"${name}": ${identifier(name)}`).join(", ")} };`,
    "export function Gallery() {",
    "  return Object.entries(modules).map(([name, examples]) => (",
    "    <section key={name} id={name}>",
    "      {Object.entries(examples).map(([title, Example]) => <article key={title}><Example /></article>)}",
    "    </section>",
    "  ));",
    "}",
    "",
  ].join("\n");
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
