import type { ImportDeclaration, SourceFile } from "ts-morph";

/** The formatter's line width (biome.json). */
const lineWidth = 110;

/** The import lines of a file, with only the names that are used. */
export function importLines(file: SourceFile, used: ReadonlySet<string>): string[] {
  return file.getImportDeclarations().flatMap((declaration) => importLine(declaration, used) ?? []);
}

function importLine(declaration: ImportDeclaration, used: ReadonlySet<string>): string | undefined {
  const specifier = declaration.getModuleSpecifierValue();
  const whole = declaration.getDefaultImport() ?? declaration.getNamespaceImport();
  const named = declaration
    .getNamedImports()
    .filter((each) => used.has((each.getAliasNode() ?? each.getNameNode()).getText()))
    .map((each) => each.getText());
  const clauses = [
    ...(whole && used.has(whole.getText())
      ? [declaration.getNamespaceImport() ? `* as ${whole.getText()}` : whole.getText()]
      : []),
    ...(named.length > 0 ? [`{ ${named.join(", ")} }`] : []),
  ];
  if (clauses.length === 0) return undefined;
  const keyword = declaration.isTypeOnly() ? "import type" : "import";
  const line = `${keyword} ${clauses.join(", ")} from ${JSON.stringify(specifier)};`;
  if (line.length <= lineWidth || named.length === 0) return line;
  return `${keyword} {\n${named.map((name) => `  ${name},`).join("\n")}\n} from ${JSON.stringify(specifier)};`;
}
