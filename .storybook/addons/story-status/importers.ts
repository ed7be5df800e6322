interface Module {
  file: string | null;
  importers: ReadonlySet<Module>;
}

/** The part of Vite's module graph that {@link importersOf} reads. */
export interface Graph {
  getModulesByFile(file: string): ReadonlySet<Module> | undefined;
}

/** The files, and all files that import them directly or through others. */
export function importersOf(files: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = ({ file, importers }: Module) => {
    if (file === null || found.has(file)) return;
    found.add(file);
    for (const importer of importers) visit(importer);
  };
  for (const file of files) for (const module of graph.getModulesByFile(file) ?? []) visit(module);
  return found;
}
