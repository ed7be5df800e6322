import { tsPlugin } from "@sveltejs/acorn-typescript";
import { type AnyNode, Parser } from "acorn";

/** JSX, which acorn's own types lack. */
export interface JsxElement {
  type: "JSXElement";
  start: number;
  end: number;
  openingElement: { name: JsxName; attributes: (JsxAttribute | JsxSpread)[] };
  closingElement: { name: JsxName } | null;
  children: SyntaxNode[];
}

export type JsxName =
  | { type: "JSXIdentifier"; start: number; end: number; name: string }
  | { type: "JSXMemberExpression"; start: number; end: number; object: JsxName; property: JsxName }
  | { type: "JSXNamespacedName"; start: number; end: number };

export interface JsxAttribute {
  type: "JSXAttribute";
  start: number;
  end: number;
  name: JsxName;
  value: SyntaxNode | null;
}

export interface JsxSpread {
  type: "JSXSpreadAttribute";
  start: number;
  end: number;
  argument: SyntaxNode;
}

export interface JsxFragment {
  type: "JSXFragment";
  start: number;
  end: number;
  children: SyntaxNode[];
}

export interface JsxText {
  type: "JSXText";
  start: number;
  end: number;
  value: string;
}

/** `{value}`, as a child or as the value of an attribute. */
export interface JsxContainer {
  type: "JSXExpressionContainer" | "JSXSpreadChild";
  start: number;
  end: number;
  expression: SyntaxNode;
}

/** `value as Type`, `value satisfies Type` and `value!`. */
export interface TypedExpression {
  type: "TSAsExpression" | "TSSatisfiesExpression" | "TSNonNullExpression" | "ParenthesizedExpression";
  start: number;
  end: number;
  expression: SyntaxNode;
  typeAnnotation?: { type: string; typeName?: { name?: string } };
}

export type SyntaxNode =
  | AnyNode
  | JsxElement
  | JsxAttribute
  | JsxSpread
  | JsxFragment
  | JsxText
  | JsxContainer
  | TypedExpression
  | { type: "JSXEmptyExpression"; start: number; end: number };

const TypeScript = Parser.extend(tsPlugin({ jsx: true }));

/**
 * Parses a module of TypeScript or JavaScript with JSX.
 *
 * @throws {SyntaxError} with the offset in `pos`.
 */
export function parseModule(code: string): SyntaxNode {
  return TypeScript.parse(code, {
    ecmaVersion: "latest",
    sourceType: "module",
    allowReturnOutsideFunction: true,
    // acorn-typescript requires locations.
    locations: true,
  });
}

/** Calls `visit` for each node, with the nodes around it, outermost first. */
export function walk(
  root: SyntaxNode,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
): void {
  const around: SyntaxNode[] = [];
  const enter = (node: SyntaxNode) => {
    visit(node, around);
    around.push(node);
    for (const value of Object.values(node)) {
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) enter(each);
    }
    around.pop();
  };
  enter(root);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
