import { type ImportDeclaration, Node, type SourceFile, SyntaxKind } from "ts-morph";
import type { Gaps } from "./gaps";
import type { ComponentFolder } from "./source";

/** An example component of a folder. */
export interface Example {
  name: string;
  /** The complete code: import lines, helpers and the component. */
  snippet: string;
  /** JSX tag names that it uses: `Dialog.Title`. */
  tags: Set<string>;
}

/** Reads the exported example components of a folder, each as a standalone snippet. */
export function readExamples(folder: ComponentFolder, gaps: Gaps): Example[] {
  return folder.examples.flatMap((file) =>
    [...file.getExportedDeclarations()].flatMap(([name, declarations]) =>
      declarations.flatMap((declaration) => {
        if (Node.isInterfaceDeclaration(declaration) || Node.isTypeAliasDeclaration(declaration)) return [];
        if (!Node.isFunctionDeclaration(declaration) || declaration.isDefaultExport()) {
          gaps.add(
            declaration,
            `The example ${name} is not an exported function.`,
            `Write it as \`export function ${name}() { … }\`. If it is only a helper, don't export it.`,
          );
          return [];
        }
        if (!declaration.getJsDocs().some((doc) => doc.getDescription().trim())) {
          gaps.add(
            declaration,
            `The example ${name} does not say what it shows.`,
            "Write a JSDoc sentence above it.",
          );
        }
        return [readExample(name, declaration, file)];
      }),
    ),
  );
}

function readExample(name: string, example: Node, file: SourceFile): Example {
  const statements = withHelpers(example, file);
  const used = new Set(statements.flatMap(namesIn));
  const imports = file.getImportDeclarations().flatMap((each) => importLine(each, used) ?? []);
  const code = statements.map((statement) => statement.getText(true));
  return {
    name,
    snippet: `${[imports.join("\n"), ...code].filter(Boolean).join("\n\n")}\n`,
    tags: new Set(statements.flatMap(tagsIn)),
  };
}

/** The example and the statements of its file that it depends on, in the file's order. */
function withHelpers(example: Node, file: SourceFile): Node[] {
  const needed = new Set<Node>([example]);
  for (const statement of needed) {
    const names = new Set(namesIn(statement));
    for (const other of file.getStatements()) {
      if (Node.isImportDeclaration(other) || needed.has(other)) continue;
      if (wantedNames(other).some((name) => names.has(name))) needed.add(other);
    }
  }
  return [...needed].sort((a, b) => a.getPos() - b.getPos());
}

/** The names that a statement provides: those that it declares or, for a call, the one that it sets up. */
function wantedNames(statement: Node): string[] {
  if (Node.isExpressionStatement(statement)) return namesIn(statement).slice(0, 1);
  if (Node.isVariableStatement(statement)) return statement.getDeclarations().map((each) => each.getName());
  const name = Node.hasName(statement) ? statement.getName() : undefined;
  return name === undefined ? [] : [name];
}

function namesIn(node: Node): string[] {
  return node.getDescendantsOfKind(SyntaxKind.Identifier).map((identifier) => identifier.getText());
}

function tagsIn(node: Node): string[] {
  return [
    ...node.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...node.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].map((element) => element.getTagNameNode().getText());
}

/** The formatter's line width (biome.json). */
const lineWidth = 110;

/** An import with only the names that are used. */
function importLine(declaration: ImportDeclaration, used: ReadonlySet<string>): string | undefined {
  const namespace = declaration.getNamespaceImport()?.getText();
  const name = namespace ?? declaration.getDefaultImport()?.getText();
  const named = declaration
    .getNamedImports()
    .filter((each) => used.has((each.getAliasNode() ?? each.getNameNode()).getText()))
    .map((each) => each.getText());
  const clauses = [
    ...(name !== undefined && used.has(name) ? [namespace ? `* as ${name}` : name] : []),
    ...(named.length > 0 ? [`{ ${named.join(", ")} }`] : []),
  ];
  if (clauses.length === 0) return undefined;
  const keyword = declaration.isTypeOnly() ? "import type" : "import";
  const from = `from ${JSON.stringify(declaration.getModuleSpecifierValue())};`;
  const line = `${keyword} ${clauses.join(", ")} ${from}`;
  if (line.length <= lineWidth || named.length === 0) return line;
  return `${keyword} {\n${named.map((each) => `  ${each},`).join("\n")}\n} ${from}`;
}
