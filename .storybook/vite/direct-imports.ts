import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, parseAst, transformWithOxc } from "vite";
import { pascalCase } from "../../scripts/lib/names.ts";
import { root } from "../../scripts/lib/paths.ts";
import type { Catalog } from "../../src/catalog/types.ts";

type Statement = ReturnType<typeof parseAst>["body"][number];
/** The module that each name of a barrel comes from. */
type Origins = ReadonlyMap<string, string>;
type Resolve = (source: string, importer: string) => Promise<string | undefined>;

/** The files that only re-export from other files. */
const barrels = ["src/index.ts", ".storybook/kit/index.ts"].map((file) => join(root, file));

/**
 * Loads only the modules that a file needs: `import { Button } from "@kerf/react"` becomes an import of Button's own
 * module. Otherwise, the browser would load every component for one Button. In a test site, Storybook's module graph then
 * has the modules that a story really uses.
 */
export function directImports(): Plugin {
  const origins = new Map<string, Promise<Origins>>();
  return {
    name: "kerf:direct-imports",
    watchChange(file) {
      if (file.endsWith("/index.ts")) origins.clear();
    },
    async transform(code, id) {
      if (id.includes("/node_modules/") || !/\.tsx?$/.test(id) || barrels.includes(id)) return undefined;
      const resolve: Resolve = async (source, importer) => (await this.resolve(source, importer))?.id;
      let direct = code;
      // Replace statements from last to first, so that the positions of the others stay valid.
      for (const statement of parseAst(code).body.toReversed()) {
        if (statement.type !== "ImportDeclaration" || statement.specifiers.length === 0) continue;
        const barrel = await resolve(statement.source.value, id);
        if (barrel === undefined || !barrels.includes(barrel)) continue;
        const known = origins.get(barrel) ?? originsOf(barrel, resolve);
        origins.set(barrel, known);
        const imports = importsOf(statement.specifiers, barrel, await known);
        if (!imports) continue;
        const lines = code.slice(statement.start, statement.end).split("\n").length - 1;
        direct = `${direct.slice(0, statement.start)}${imports}${"\n".repeat(lines)}${direct.slice(statement.end)}`;
      }
      // Every statement keeps its line, so the source map stays valid.
      return direct === code ? undefined : { code: direct, map: null };
    },
  };
}

/** The same imports, each from the module that its name comes from. Undefined for a default or namespace import. */
function importsOf(
  specifiers: (Statement & { type: "ImportDeclaration" })["specifiers"],
  barrel: string,
  origins: Origins,
): string | undefined {
  const imports = specifiers.map((specifier) => {
    if (specifier.type !== "ImportSpecifier") return undefined;
    const { imported } = specifier;
    const name = "name" in imported ? imported.name : imported.value;
    return `import { ${name} as ${specifier.local.name} } from ${JSON.stringify(origins.get(name) ?? barrel)};`;
  });
  return imports.includes(undefined) ? undefined : imports.join(" ");
}

async function originsOf(barrel: string, resolve: Resolve): Promise<Origins> {
  const origins = new Map<string, string>();
  for (const { names, source } of await exportsOf(barrel)) {
    const module = source && (await resolve(source, barrel));
    if (!module) continue;
    const exported = names ?? (await exportsOf(module)).flatMap((each) => each.names ?? []);
    for (const name of exported) origins.set(name, module);
  }
  return origins;
}

/** The names that each statement of a file exports, and the module that they come from. `export *` has no names. */
async function exportsOf(file: string): Promise<{ names?: string[]; source?: string }[]> {
  // Without types, which don't exist at run time.
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  const statements = code.matchAll(
    /^export (?:\*|\{([^}]*)\}|(?:async )?(?:const|let|class|function) (\w+))(?: from "([^"]+)")?/gm,
  );
  return Array.from(statements, ([, list, declared, source]) => {
    const names = list?.split(",").map((each) => each.trim().split(" ").at(-1) ?? "");
    return { names: names ?? (declared === undefined ? undefined : [declared]), source };
  });
}

const registry = join(root, ".storybook/kit/components.ts");
const kitCatalog = join(root, ".storybook/kit/catalog.ts");
const catalogFile = join(root, "src/catalog/catalog.json");
const component = /\/src\/components\/([a-z-]+)\/index\.ts$/;
/** The beginning of the ids of modules with a part of the catalog. Vite resolves the file that they watch as if they imported it. */
const PART = "kerf-catalog:";

/**
 * Adds each component to the story kit's `components` only when its module is loaded. So the first page doesn't load all
 * components.
 *
 * @param isSplit Whether a component's entry in the catalog is loaded with it. Until then, the kit's `catalog` has only what
 * lists of components show. A site that is only tested keeps the catalog as a file: its changes affect other stories.
 */
export function loadedComponents(isSplit: boolean): Plugin {
  let parsed: Promise<Catalog> | undefined;
  return {
    name: "kerf:loaded-components",
    watchChange(file) {
      if (file === catalogFile) parsed = undefined;
    },
    resolveId: {
      order: "pre",
      handler(id, importer) {
        if (id.startsWith(PART)) return `\0${id}`;
        if (!isSplit || importer?.includes(PART) || !id.endsWith("/catalog/catalog.json")) return undefined;
        return `\0${PART}${importer === kitCatalog ? "lists" : "all"}`;
      },
    },
    async load(id) {
      const [, part] = id.split(`\0${PART}`);
      if (part === undefined) return undefined;
      // The site serves this file in any case.
      if (part === "all") return 'export default await (await fetch("./catalog.json")).json()';
      this.addWatchFile(catalogFile);
      parsed ??= readFile(catalogFile, "utf8").then(JSON.parse);
      const catalog = await parsed;
      const lists = Object.values(catalog.components).map(({ name, type, category, description }) => {
        return [name, { name, type, category, description }];
      });
      const content =
        part === "lists" ? { ...catalog, components: Object.fromEntries(lists) } : catalog.components[part];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(content ?? {}))})`;
    },
    transform(code, id) {
      if (id === registry) return { code: "export const components = new Map();", map: null };
      const [, folder] = component.exec(id) ?? [];
      // By `sideEffects` in package.json, a build would drop an index file or a fixture that only exports other modules.
      if (!folder) return id.includes(".fixture.ts") ? { moduleSideEffects: true } : undefined;
      const name = pascalCase(folder);
      const lines = [
        `import { components as kerfComponents } from ${JSON.stringify(registry)};`,
        `import { ${name} as kerfComponent } from ${JSON.stringify(id)};`,
        `kerfComponents.set(${JSON.stringify(name)}, kerfComponent);`,
      ];
      if (isSplit)
        lines.push(
          `import { catalog as kerfCatalog } from ${JSON.stringify(kitCatalog)};`,
          `import kerfEntry from "${PART}${name}";`,
          `Object.assign(kerfCatalog.components.${name} ?? {}, kerfEntry);`,
        );
      // Append the lines, so that the code's line numbers don't change.
      return { code: `${code}\n${lines.join("\n")}`, map: null, moduleSideEffects: true };
    },
  };
}
