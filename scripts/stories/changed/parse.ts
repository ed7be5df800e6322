import { ts } from "ts-morph";

/** An import or re-export from another module: some names, or `*` for all. */
export interface Edge {
  specifier: string;
  names: readonly string[] | "*";
  /** Set for `export … from`: the names in the other module by exported name, or `*` for all. */
  reexport?: ReadonlyMap<string, string> | "*";
}

/** The facts about a module that its text alone provides. */
export interface Parsed {
  edges: Edge[];
  /** Whether it has its own code or side-effect imports, and not only re-exports. */
  ownCode: boolean;
  /** The names that its own code exports. */
  exports: ReadonlySet<string>;
}

/** The last parsed version of each file, for all graphs of a process. */
const known = new Map<string, { text: string; parsed: Parsed }>();

/** Reads the imports and exports of a module. Types are left out, because they don't exist at run time. */
export function parseModule(path: string, text: string): Parsed {
  const last = known.get(path);
  if (last?.text === text) return last.parsed;
  const parsed = parse(path, text);
  known.set(path, { text, parsed });
  return parsed;
}

function parse(path: string, text: string): Parsed {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, kind);
  const edges: Edge[] = [];
  const exports = new Set<string>();
  let ownCode = false;
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      edges.push(...importEdge(statement));
      // Side-effect imports run for any export.
      if (!statement.importClause) ownCode = true;
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      edges.push(...reexportEdge(statement, statement.moduleSpecifier));
    } else if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) {
      ownCode = true;
      for (const name of exportedNames(statement)) exports.add(name);
    }
  }
  if (/\bimport\(|import\.meta/.test(text)) edges.push(...looseEdges(source));
  return { edges, ownCode, exports };
}

function importEdge({ importClause, moduleSpecifier }: ts.ImportDeclaration): Edge[] {
  const specifier = textOf(moduleSpecifier);
  if (!importClause) return [{ specifier, names: "*" }];
  if (importClause.isTypeOnly) return [];
  const names: string[] = importClause.name ? ["default"] : [];
  const bindings = importClause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) return [{ specifier, names: "*" }];
  for (const element of bindings?.elements ?? []) {
    if (!element.isTypeOnly) names.push((element.propertyName ?? element.name).text);
  }
  return names.length > 0 ? [{ specifier, names }] : [];
}

function reexportEdge({ exportClause, isTypeOnly }: ts.ExportDeclaration, module: ts.Expression): Edge[] {
  const specifier = textOf(module);
  if (isTypeOnly) return [];
  if (!exportClause) return [{ specifier, names: "*", reexport: "*" }];
  if (ts.isNamespaceExport(exportClause)) {
    return [{ specifier, names: "*", reexport: new Map([[exportClause.name.text, "*"]]) }];
  }
  const values = exportClause.elements.filter((element) => !element.isTypeOnly);
  const names = values.map(
    (element) => [element.name.text, (element.propertyName ?? element.name).text] as const,
  );
  return names.length > 0
    ? [{ specifier, names: names.map(([, own]) => own), reexport: new Map(names) }]
    : [];
}

function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ["default"];
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  ) {
    return statement.exportClause.elements.map(({ name }) => name.text);
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ["default"];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  }
  const { name } = statement as ts.FunctionDeclaration;
  return name ? [name.text] : [];
}

/** Finds `import("./x")`, `new URL("./x", import.meta.url)` and `import.meta.glob("./*.x")`. */
function looseEdges(source: ts.SourceFile): Edge[] {
  const edges: Edge[] = [];
  const visit = (node: ts.Node) => {
    const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const isUrl =
      ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "URL";
    const isGlob = ts.isCallExpression(node) && /^import\.meta\.glob$/.test(node.expression.getText(source));
    const [first] = isImport || isUrl || isGlob ? (node.arguments ?? []) : [];
    if (first && ts.isStringLiteralLike(first)) edges.push({ specifier: first.text, names: "*" });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edges;
}

function textOf(node: ts.Expression): string {
  return ts.isStringLiteralLike(node) ? node.text : "";
}
