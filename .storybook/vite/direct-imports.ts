import { readFile } from "node:fs/promises";
import { type Plugin, parseAst, transformWithOxc } from "vite";

type Statement = ReturnType<typeof parseAst>["body"][number];
type Resolve = (source: string, importer: string) => Promise<string | undefined>;

/**
 * Makes the dev server load only the modules that a file needs: `import { Button } from "@kerf/react"`
 * becomes an import of Button's own module. The dev server serves each module separately, so the browser would load every
 * component for one Button. In a test site, Storybook's module graph then has the modules that a story really uses.
 *
 * @param barrels The files that only re-export from other files.
 */
export function directImports(barrels: readonly string[]): Plugin {
  /** For each barrel, the modules that its names come from. */
  const origins = new Map<string, Promise<ReadonlyMap<string, string>>>();
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
        const barrel = await barrelOf(statement, id, barrels, resolve);
        if (!barrel) continue;
        const known = origins.get(barrel) ?? originsOf(barrel, resolve);
        origins.set(barrel, known);
        const before = code.slice(statement.start, statement.end);
        const lines = "\n".repeat(before.split("\n").length - 1);
        const after = importsOf(statement, barrel, await known).join(" ") + lines;
        direct = direct.slice(0, statement.start) + after + direct.slice(statement.end);
      }
      // Every statement keeps its line, so the source map stays valid.
      return direct === code ? undefined : { code: direct, map: null };
    },
  };
}

/** The barrel that a statement imports names from. Undefined for any other statement. */
async function barrelOf(
  statement: Statement,
  importer: string,
  barrels: readonly string[],
  resolve: Resolve,
): Promise<string | undefined> {
  if (statement.type !== "ImportDeclaration") return undefined;
  if (statement.specifiers.length === 0) return undefined;
  if (!statement.specifiers.every(({ type }) => type === "ImportSpecifier")) return undefined;
  const id = await resolve(statement.source.value, importer);
  return barrels.find((barrel) => barrel === id);
}

/** The same imports, each from the module that its name comes from. */
function importsOf(statement: Statement, barrel: string, origins: ReadonlyMap<string, string>): string[] {
  if (statement.type !== "ImportDeclaration") return [];
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type !== "ImportSpecifier") return [];
    const name = nameOf(specifier.imported);
    const from = JSON.stringify(origins.get(name) ?? barrel);
    return [`import { ${name} as ${specifier.local.name} } from ${from};`];
  });
}

/** The module that each name of a barrel comes from. */
async function originsOf(barrel: string, resolve: Resolve): Promise<ReadonlyMap<string, string>> {
  const origins = new Map<string, string>();
  for (const statement of await statementsOf(barrel)) {
    if (statement.type !== "ExportNamedDeclaration" && statement.type !== "ExportAllDeclaration") continue;
    const module = statement.source && (await resolve(statement.source.value, barrel));
    if (!module) continue;
    const names =
      statement.type === "ExportAllDeclaration"
        ? (await statementsOf(module)).flatMap(exportedBy)
        : exportedBy(statement);
    for (const name of names) origins.set(name, module);
  }
  return origins;
}

/** The names that a statement exports. */
function exportedBy(statement: Statement): string[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration, specifiers } = statement;
  const declared =
    declaration?.type === "VariableDeclaration"
      ? declaration.declarations.map(({ id }) => id)
      : declaration && "id" in declaration
        ? [declaration.id]
        : [];
  return [
    ...declared.flatMap((id) => (id && "name" in id && typeof id.name === "string" ? [id.name] : [])),
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
