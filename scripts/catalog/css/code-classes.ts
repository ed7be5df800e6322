import { Node, type SourceFile, SyntaxKind } from "ts-morph";
import { classesOf } from "../read/recipe";
import { target } from "../read/source";

/** A class in code, with its place. */
export interface WrittenClass {
  className: string;
  place: Node;
}

/** Every word in the strings of a node, as a possible class whose tokens can be looked up. */
export function wordsIn(node: Node): WrittenClass[] {
  return stringsIn(node).flatMap(wordsOf);
}

/** The classes in `className` attributes. */
export function classNamesIn(file: SourceFile): WrittenClass[] {
  return file
    .getDescendantsOfKind(SyntaxKind.JsxAttribute)
    .filter((attribute) => /^(className|class)$/.test(attribute.getNameNode().getText()))
    .flatMap((attribute) => [...stringsIn(attribute), ...fragmentsIn(attribute).flatMap(stringsIn)])
    .filter((literal) => !isCondition(literal))
    .flatMap(wordsOf);
}

/** The words of a code file and of the shared fragments that it uses. */
export function codeClasses(file: SourceFile): string[] {
  return [file, ...fragmentsIn(file)].flatMap(wordsIn).map(({ className }) => className);
}

/** The declarations of the shared fragments that the code in a node refers to. */
function fragmentsIn(node: Node): Node[] {
  return node.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((identifier) => {
    const symbol = identifier.getSymbol();
    if (!symbol?.isAlias()) return [];
    return target(symbol)
      .getDeclarations()
      .filter(
        (each) =>
          Node.isVariableDeclaration(each) && /\/src\/recipes\//.test(each.getSourceFile().getFilePath()),
      );
  });
}

/** Strings within `className={recipe({ size: "sm" })}` and `tone === "red" ? … : …` aren't classes. */
function isCondition(literal: Node): boolean {
  const parent = literal.getParent();
  return (
    Node.isPropertyAssignment(parent) ||
    (Node.isBinaryExpression(parent) && /^[=!]==?$/.test(parent.getOperatorToken().getText()))
  );
}

function stringsIn(node: Node): Node[] {
  return [
    ...node.getDescendantsOfKind(SyntaxKind.StringLiteral),
    ...node.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
  ].filter((literal) => !Node.isImportDeclaration(literal.getParent()));
}

function wordsOf(literal: Node): WrittenClass[] {
  const text =
    Node.isStringLiteral(literal) || Node.isNoSubstitutionTemplateLiteral(literal)
      ? literal.getLiteralText()
      : "";
  return classesOf(text).map((className) => ({ className, place: literal }));
}
