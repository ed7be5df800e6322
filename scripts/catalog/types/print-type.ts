import { ts } from "ts-morph";
import type { Source } from "../read/source";

/** The reason why the catalog can't contain a type, and the fix. */
export class UnprintableType extends Error {
  readonly fix: string;

  constructor(why: string, fix: string) {
    super(why);
    this.fix = fix;
  }
}

/** Flags for printing a type as written and in full, with aliases that any file can refer to. */
export const flags =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** Primitives, string literals, names and objects, functions, and last `null` and `undefined`. */
const kinds = [
  /^string$/,
  /^number$/,
  /^boolean$/,
  /^"/,
  /^(?!null$|undefined$)(?!.*=>)/,
  /=>/,
  /^null$/,
  /^undefined$/,
];

/**
 * Compares two members of a union. The compiler's own order depends on which file it reads first, so the
 * document would change without a reason.
 */
export function byKind(a: string, b: string): number {
  const rank = (text: string) => kinds.findIndex((kind) => kind.test(text));
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

const printer = ts.createPrinter({ removeComments: true });
const noFile = ts.createSourceFile("", "", ts.ScriptTarget.Latest);

/** The text of a node in one line. */
export function printed(node: ts.Node, file = node.getSourceFile?.() ?? noFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/\s+/g, " ");
}

const writeOut = "Export that type from src/index.ts, or replace its name with its definition.";

/**
 * Rewrites a type so that it makes sense on its own. Names from React and Kerf lose their path, unions get a fixed
 * order, and optional members lose the `undefined` that their question mark implies.
 *
 * @throws {UnprintableType} If it names something that a user of the package can't import.
 */
export function publicTypeNode(type: ts.TypeNode, source: Source): ts.TypeNode {
  const { factory } = ts;
  const { transformed } = ts.transform(type, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => rewrite(ts.visitEachChild(node, visit, context));
      return visit(root) as ts.TypeNode;
    },
  ]);
  return transformed[0] as ts.TypeNode;

  function rewrite(node: ts.Node): ts.Node {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      const fix = "Give it a type, or `unknown` if it may be anything. An import that fails is also `any`.";
      throw new UnprintableType("contains `any`", fix);
    }
    if (ts.isTypeQueryNode(node)) {
      const why = `names the type of a value, \`typeof ${nameOf(node.exprName)}\``;
      throw new UnprintableType(why, "Write out the type instead.");
    }
    if (ts.isImportTypeNode(node) || ts.isTypeReferenceNode(node)) {
      const name = ts.isImportTypeNode(node) ? node.qualifier : node.typeName;
      if (!name) throw new UnprintableType("names a whole module", writeOut);
      return factory.createTypeReferenceNode(publicName(name), node.typeArguments);
    }
    if (ts.isUnionTypeNode(node)) {
      return factory.createUnionTypeNode([...node.types].sort((a, b) => byKind(printed(a), printed(b))));
    }
    if (ts.isPropertySignature(node) && node.questionToken && node.type) {
      const { modifiers, name, questionToken } = node;
      return factory.updatePropertySignature(
        node,
        modifiers,
        name,
        questionToken,
        withoutUndefined(node.type),
      );
    }
    if (ts.isParameter(node) && node.questionToken && node.type) {
      const { modifiers, dotDotDotToken, name, questionToken } = node;
      const inner = withoutUndefined(node.type);
      return factory.createParameterDeclaration(modifiers, dotDotDotToken, name, questionToken, inner);
    }
    return node;
  }

  /** Returns the unqualified name of a type, and throws if users of the package can't import it. */
  function publicName(name: ts.EntityName): ts.Identifier {
    const identifier = ts.isIdentifier(name) ? name : name.right;
    // The compiler stores the symbol on a name that it generates.
    const { symbol } = identifier as ts.Identifier & { symbol?: ts.Symbol };
    if (symbol && !isKnown(symbol, source)) {
      throw new UnprintableType(`names \`${nameOf(name)}\`, which the package does not export`, writeOut);
    }
    return factory.createIdentifier(identifier.text);
  }
}

function isKnown(symbol: ts.Symbol, source: Source): boolean {
  const program = source.project.getProgram().compilerObject;
  const real = symbol.flags & ts.SymbolFlags.Alias ? source.checker.getAliasedSymbol(symbol) : symbol;
  if (real.flags & ts.SymbolFlags.TypeParameter || source.isPublic(real)) return true;
  return (real.declarations ?? []).some((declaration) => {
    const file = declaration.getSourceFile();
    return program.isSourceFileDefaultLibrary(file) || file.fileName.includes("/node_modules/@types/react/");
  });
}

function nameOf(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : `${nameOf(name.left)}.${name.right.text}`;
}

function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const rest = type.types.filter((member) => member.kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = rest;
  return rest.length === 1 && only ? only : ts.factory.createUnionTypeNode(rest);
}
