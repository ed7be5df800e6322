const comment = /\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$/gm;
const imports =
  /^[ \t]*(?:import|export)\b[\w\s{},*$]*?\bfrom\s*["']([^"']+)["']|^[ \t]*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

/** The modules that code imports or re-exports, in order: `import x from "a/b" with { type: "json" }` imports `a/b`. */
export function importsIn(code: string): string[] {
  const matches = code.replace(comment, "").matchAll(imports);
  return [...matches].map(([, from, alone, dynamic]) => from ?? alone ?? dynamic ?? "");
}

/** The packages that code imports from, in order. Relative imports don't count. */
export function packagesIn(code: string): string[] {
  return importsIn(code).flatMap((path) => /^(?:@[^/]+\/)?[^/.][^/]*/.exec(path)?.[0] ?? []);
}
