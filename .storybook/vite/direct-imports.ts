import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, parseAst, transformWithOxc } from "vite";
import { pascalCase } from "../../scripts/lib/names.ts";
import { root } from "../../scripts/lib/paths.ts";

type Statement = ReturnType<typeof parseAst>["body"][number];
/** The module that each name of a barrel comes from. */
type Origins = ReadonlyMap<string, string>;
type Resolve = (source: string, importer: string) => Promise<string | undefined>;

/** The files that only re-export from other files. */
const barrels = ["src/index.ts", ".storybook/kit/index.ts"].map((file) => join(root, file));

/**
 * Makes the dev server load only the modules that a file needs: `import { Button } from "@kerf/react"`
 * becomes an import of Button's own module. The dev server serves each module separately, so the browser would load every
 * component for one Button. In a test site, Storybook's module graph then has the modules that a story really uses.
 */
export function directImports(): Plugin {
  const origins = new Map<string, Promise<Origins>>();
  return {
    name: "kerf:direct-imports",
    configureServer({ watcher }) {
      watcher.on("all", (_event, path) => {
        if (path.endsWith("/index.ts")) origins.clear();
      });
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
    const name = nameOf(specifier.imported);
    return `import { ${name} as ${specifier.local.name} } from ${JSON.stringify(origins.get(name) ?? barrel)};`;
  });
  return imports.includes(undefined) ? undefined : imports.join(" ");
}

async function originsOf(barrel: string, resolve: Resolve): Promise<Origins> {
  const origins = new Map<string, string>();
  for (const statement of await statementsOf(barrel)) {
    if (statement.type !== "ExportNamedDeclaration" && statement.type !== "ExportAllDeclaration") continue;
    const module = statement.source && (await resolve(statement.source.value, barrel));
    if (!module) continue;
    const exporting = statement.type === "ExportAllDeclaration" ? await statementsOf(module) : [statement];
    for (const name of exporting.flatMap(exportedBy)) origins.set(name, module);
  }
  return origins;
}

/** The names that a statement exports. */
function exportedBy(statement: Statement): string[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration, specifiers } = statement;
  const declared = declaration && ("declarations" in declaration ? declaration.declarations : [declaration]);
  return [
    ...(declared ?? []).flatMap((each) =>
      "id" in each && each.id && "name" in each.id && typeof each.id.name === "string" ? [each.id.name] : [],
    ),
    ...specifiers.map(({ exported }) => nameOf(exported)),
  ];
}

async function statementsOf(file: string): Promise<Statement[]> {
  // Remove types, which don't exist at run time.
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  return parseAst(code).body;
}

function nameOf(name: { type: string; name?: string; value?: unknown }): string {
  return name.name ?? String(name.value);
}

const registry = join(root, ".storybook/kit/components.ts");
const component = /\/src\/components\/([a-z-]+)\/index\.ts$/;

/**
 * In the dev server, adds each component to the story kit's `components` only when its module is loaded. So
 * the first story doesn't load all components. In a build, `components` contains all of them.
 */
export function loadedComponents(): Plugin {
  return {
    name: "kerf:loaded-components",
    transform(code, id) {
      if (id === registry) return { code: "export const components = new Map();", map: null };
      const [, folder] = component.exec(id) ?? [];
      if (!folder) return undefined;
      const name = pascalCase(folder);
      const lines = [
        `import { components as kerfComponents } from ${JSON.stringify(registry)};`,
        `import { ${name} as kerfComponent } from ${JSON.stringify(id)};`,
        `kerfComponents.set(${JSON.stringify(name)}, kerfComponent);`,
      ];
      // Append the lines, so that the code's line numbers don't change.
      // `sideEffects` in package.json would otherwise drop an index file that only re-exports from a build.
      return { code: `${code}\n${lines.join("\n")}`, map: null, moduleSideEffects: true };
    },
  };
}
