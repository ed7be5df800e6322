import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Project, type SourceFile, type Symbol as TsSymbol, type ts } from "ts-morph";
import { pascalCase } from "../../lib/names";

/** The paths that the generator reads and writes. */
export type CatalogPaths = ReturnType<typeof pathsIn>;

/** The paths of a project in the folder `root`. */
export function pathsIn(root: string) {
  return {
    root,
    components: join(root, "src/components"),
    /** Shared class fragments. */
    fragments: join(root, "src/recipes"),
    publicApi: join(root, "src/index.ts"),
    stylesheet: join(root, "src/styles.css"),
    manifest: join(root, "package.json"),
    output: join(root, "src/catalog/catalog.json"),
    schema: join(root, "src/catalog/catalog.schema.json"),
  };
}

/** The sources that the generator reads. */
export interface Source {
  project: Project;
  /** The compiler's type checker, with all files that have been added. */
  readonly checker: ts.TypeChecker;
  paths: CatalogPaths;
  /** Class fragments that recipes share. */
  fragments: SourceFile[];
  /** Whether the package's entry point exports the symbol. */
  isPublic(symbol: ts.Symbol): boolean;
}

/** Opens the components and everything that they import. */
export function openSource(paths: CatalogPaths): Source {
  const project = new Project({
    tsConfigFilePath: join(paths.root, "tsconfig.json"),
    skipAddingFilesFromTsConfig: true,
    // No component's props use the globals of Node and Vite, which take a second to read.
    compilerOptions: { types: [] },
  });
  const publicApi = project.addSourceFileAtPath(paths.publicApi);
  // Computed on first use, when every file has been added. The compiler starts over after each added file.
  let exported: Set<ts.Symbol> | undefined;
  return {
    project,
    get checker() {
      return project.getTypeChecker().compilerObject;
    },
    paths,
    fragments: existsSync(paths.fragments) ? project.addSourceFilesAtPaths(`${paths.fragments}/*.ts`) : [],
    isPublic(symbol) {
      exported ??= new Set([...exportsOf(publicApi).values()].map((each) => each.compilerSymbol));
      return exported.has(symbol);
    },
  };
}

/** The exports of a module, by name. Re-exports are followed to their declarations. */
export function exportsOf(file: SourceFile): Map<string, TsSymbol> {
  return new Map(file.getExportSymbols().map((symbol) => [symbol.getName(), target(symbol)]));
}

/** Whether Kerf declares the symbol, rather than React, a primitive or the platform. */
export function isOurs(symbol: ts.Symbol | undefined): boolean {
  return (
    symbol?.declarations?.some((each) => !each.getSourceFile().fileName.includes("/node_modules/")) ?? false
  );
}

/** The symbol that an import or re-export refers to. */
export function target(symbol: TsSymbol): TsSymbol {
  return symbol.getAliasedSymbol() ?? symbol;
}

/** The files of a component, by purpose. */
export interface ComponentFolder {
  /** The component's public name. */
  name: string;
  path: string;
  index: SourceFile;
  recipes: SourceFile[];
  examples: SourceFile[];
  guide: SourceFile | undefined;
  /** Markup and behavior. */
  code: SourceFile[];
  /** Providers have no guide of their own. */
  isProvider?: true;
}

/** Finds the components. Each folder contains one component, and is named after it. */
export function findComponents(source: Source): ComponentFolder[] {
  return readdirSync(source.paths.components, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((folder) => readFolder(pascalCase(folder), join(source.paths.components, folder), source));
}

/** Finds the providers and ThemeScript, with the recipe and the examples beside each module. Some providers are parts. */
export function findProviders({ project, paths }: Source): ComponentFolder[] {
  const exported = [...exportsOf(project.getSourceFileOrThrow(paths.publicApi))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return exported.flatMap(([name, symbol]) => {
    const index = symbol.getDeclarations()[0]?.getSourceFile();
    if (!index || !/^[A-Z]\w+(Provider|Script)$/.test(name)) return [];
    const beside = (end: string) => project.addSourceFilesAtPaths(index.getFilePath().replace(/\.tsx$/, end));
    const path = index.getDirectoryPath();
    const [recipes, examples] = [beside(".recipe.ts"), beside(".examples.tsx")];
    return [{ name, path, index, recipes, examples, guide: undefined, code: [], isProvider: true }];
  });
}

function readFolder(name: string, path: string, source: Source): ComponentFolder {
  const files = readdirSync(path)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|fixture|test|test-d)\.tsx?$/.test(file))
    .sort();
  const ending = (end: RegExp) =>
    files
      .filter((file) => end.test(file))
      .map((file) => source.project.addSourceFileAtPath(join(path, file)));
  return {
    name,
    path,
    index: source.project.addSourceFileAtPath(join(path, "index.ts")),
    recipes: ending(/\.recipe\.ts$/),
    examples: ending(/\.examples\.tsx$/),
    guide: ending(/\.guide\.ts$/)[0],
    code: ending(/^(?!.*\.(recipe|examples|guide)\.)/).filter((file) => file.getBaseName() !== "index.ts"),
  };
}
