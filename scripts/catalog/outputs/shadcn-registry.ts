import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";
import { importsIn, packagesIn } from "../../lib/module-imports";
import { root } from "../../lib/paths";

export interface RegistryItem {
  $schema?: string;
  name: string;
  type: "registry:block";
  title: string;
  description: string;
  dependencies: string[];
  docs: string;
  /** The files that the `shadcn` command copies into an application. */
  files: { path: string; type: "registry:component"; target: string; content?: string }[];
}

const schemas = "https://ui.shadcn.com/schema";

/**
 * The patterns as a shadcn registry. Each item is one file, and `registry.json` lists all of them without their code.
 *
 * @param folder The folder of the patterns and their stories.
 * @returns Documents by path.
 */
export async function shadcnRegistry(folder = `${root}/stories/patterns`): Promise<Record<string, object>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".stories.tsx")).sort();
  const items = (await Promise.all(names.map((name) => itemOf(folder, name)))).flat();
  const listed = items.map((item) => ({
    ...item,
    files: item.files.map(({ content: _, ...file }) => file),
  }));
  return {
    "r/registry.json": { $schema: `${schemas}/registry.json`, name: "kerf", homepage: "..", items: listed },
    ...Object.fromEntries(
      items.map((item) => [`r/${item.name}.json`, { $schema: `${schemas}/registry-item.json`, ...item }]),
    ),
  };
}

/**
 * The pattern that a stories file presents on a page. Empty for files that only contain tests, such as those
 * of nested overlays.
 */
async function itemOf(folder: string, stories: string): Promise<RegistryItem[]> {
  const code = await readFile(`${folder}/${stories}`, "utf8");
  const [, title, lead] = /<PatternPage\s+title="([^"]+)"\s+lead="([^"]+)"/.exec(code) ?? [];
  if (title === undefined || lead === undefined) return [];
  const shown = [...code.matchAll(/from "\.\/([\w.-]+)\?raw"/g)].map(([, file = ""]) => file);
  if (shown.length === 0)
    throw new Error(`${stories} shows no source. Import it with \`?raw\`, and pass it as \`files\`.`);
  const sources = await closure(folder, shown);
  const name = stories.replace(".stories.tsx", "");
  return [
    {
      name,
      type: "registry:block",
      title,
      description: lead,
      dependencies: dependenciesOf([...sources.values()]),
      docs: 'Import "@kerf/react/tailwind.css" before "tailwindcss" in your stylesheet. Without Tailwind, import "@kerf/react/styles.css".',
      files: [...sources].map(([file, content]) => ({
        path: `${name}/${file}`,
        type: "registry:component",
        target: `components/${name}/${file}`,
        content,
      })),
    },
  ];
}

/** The files, and all files that they import, by name. */
async function closure(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  const present = await readdir(folder);
  const visit = async (file: string): Promise<void> => {
    if (sources.has(file)) return;
    const content = await readFile(`${folder}/${file}`, "utf8");
    sources.set(file, content);
    for (const path of importsIn(content).filter((each) => each.startsWith("."))) {
      const name = posix.normalize(path);
      const found = [name, `${name}.ts`, `${name}.tsx`].find((each) => present.includes(each));
      if (!found)
        throw new Error(
          `${file} imports "${path}", which an application doesn't have. Move it beside the pattern.`,
        );
      await visit(found);
    }
  };
  for (const file of files) await visit(file);
  return sources;
}

/** The packages to install, without React, which every application has. */
function dependenciesOf(sources: readonly string[]): string[] {
  const packages = new Set(sources.flatMap(packagesIn));
  return [...packages].filter((name) => !["react", "react-dom"].includes(name)).sort();
}
