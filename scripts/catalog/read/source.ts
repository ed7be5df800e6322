import { existsSync } from "node:fs";
import { join } from "node:path";
import { Project, type SourceFile, type Symbol as TsSymbol, type ts } from "ts-morph";
import type { CatalogPaths } from "./paths";

/** The sources that the generator reads. */
export interface Source {
  project: Project;
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
  const exportedSymbols = () => {
    exported ??= new Set([...exportsOf(publicApi).values()].map((symbol) => symbol.compilerSymbol));
    return exported;
  };
  return {
    project,
    paths,
    fragments: existsSync(paths.fragments) ? project.addSourceFilesAtPaths(`${paths.fragments}/*.ts`) : [],
    isPublic: (symbol) => exportedSymbols().has(symbol),
  };
}

/** The exports of a module, by name. Re-exports are followed to their declarations. */
export function exportsOf(file: SourceFile): Map<string, TsSymbol> {
  return new Map(file.getExportSymbols().map((symbol) => [symbol.getName(), target(symbol)]));
}

/** The symbol that an import or re-export stands for. */
export function target(symbol: TsSymbol): TsSymbol {
  return symbol.getAliasedSymbol() ?? symbol;
}
