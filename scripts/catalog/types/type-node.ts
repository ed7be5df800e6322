import { ts } from "ts-morph";
import type { Source } from "../read/source";
import { byKind } from "./type-order";

/** The reason why the catalog can't contain a type, and the fix. */
export class UnprintableType extends Error {
  readonly fix: string;

  constructor(why: string, fix: string) {
    super(why);
    this.fix = fix;
  }
}

const writeOut = "Export that type from src/index.ts, or replace its name with its definition.";

/**
 * Rewrites a type so that it makes sense on its own. Names from React and Kerf lose their path, unions get a fixed
 * order, and optional members lose the `undefined` that their question mark implies.
 *
 * @throws {UnprintableType} If it names something that a user of the package can't import.
 */
export function publicTypeNode(node: ts.TypeNode, source: Source): ts.TypeNode {
  const result = ts.transform(node, [
    (context) => (root) => {
      const visit = (inner: ts.Node): ts.Node => rewrite(ts.visitEachChild(inner, visit, context), source);
      return visit(root) as ts.TypeNode;
    },
  ]);
  return result.transformed[0] as ts.TypeNode;
}

function rewrite(node: ts.Node, source: Source): ts.Node {
  if (node.kind === ts.SyntaxKind.AnyKeyword) {
    const fix = "Give it a type, or `unknown` if it may be anything. An import that fails is also `any`.";
    throw new UnprintableType("contains `any`", fix);
  }
  if (ts.isTypeQueryNode(node)) {
    const why = `names the type of a value, \`typeof ${nameOf(node.exprName)}\``;
    throw new UnprintableType(why, "Write out the type instead.");
  }
  if (ts.isImportTypeNode(node)) {
    if (!node.qualifier) throw new UnprintableType("names a whole module", writeOut);
    return ts.factory.createTypeReferenceNode(publicName(node.qualifier, source), node.typeArguments);
  }
  if (ts.isTypeReferenceNode(node)) {
    return ts.factory.createTypeReferenceNode(publicName(node.typeName, source), node.typeArguments);
  }
  if (ts.isUnionTypeNode(node)) return ts.factory.createUnionTypeNode(inOrder(node.types));
  if (ts.isPropertySignature(node) && node.questionToken && node.type) {
    const type = withoutUndefined(node.type);
    return ts.factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
  }
  if (ts.isParameter(node) && node.questionToken && node.type) {
    const { modifiers, dotDotDotToken, name, questionToken } = node;
    const type = withoutUndefined(node.type);
    return ts.factory.updateParameterDeclaration(
      node,
      modifiers,
      dotDotDotToken,
      name,
      questionToken,
      type,
      undefined,
    );
  }
  return node;
}

/** Returns the unqualified name of a type, and throws if users of the package can't import it. */
function publicName(name: ts.EntityName, source: Source): ts.Identifier {
  const identifier = ts.isIdentifier(name) ? name : name.right;
  // The compiler stores the symbol on a name that it generates.
  const { symbol } = identifier as ts.Identifier & { symbol?: ts.Symbol };
  if (symbol && !isKnown(symbol, source)) {
    throw new UnprintableType(`names \`${nameOf(name)}\`, which the package does not export`, writeOut);
  }
  return ts.factory.createIdentifier(identifier.text);
}

function isKnown(symbol: ts.Symbol, source: Source): boolean {
  const program = source.project.getProgram().compilerObject;
  const real =
    symbol.flags & ts.SymbolFlags.Alias ? program.getTypeChecker().getAliasedSymbol(symbol) : symbol;
  if (real.flags & ts.SymbolFlags.TypeParameter || source.isPublic(real)) return true;
  return (real.declarations ?? []).some((declaration) => {
    const file = declaration.getSourceFile();
    return program.isSourceFileDefaultLibrary(file) || file.fileName.includes("/node_modules/@types/react/");
  });
}

function nameOf(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : `${nameOf(name.left)}.${name.right.text}`;
}

const printer = ts.createPrinter();
const nowhere = ts.createSourceFile("", "", ts.ScriptTarget.Latest);

function inOrder(types: readonly ts.TypeNode[]): ts.TypeNode[] {
  const text = (type: ts.TypeNode) => printer.printNode(ts.EmitHint.Unspecified, type, nowhere);
  return [...types].sort((a, b) => byKind(text(a), text(b)));
}

function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const rest = type.types.filter((member) => member.kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = rest;
  return rest.length === 1 && only ? only : ts.factory.createUnionTypeNode(rest);
}
