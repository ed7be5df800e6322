import type { Bindings } from "./bindings";
import type { JsxContainer, JsxText, SyntaxNode } from "./syntax";

/** The value of an expression, if it is known without running it. */
export type Value = { node: SyntaxNode } & (
  | { kind: "literal"; value: string | number | boolean | null | undefined }
  | { kind: "list"; items: Value[] }
  /** `isOpen`: whether it has fields that aren't known. */
  | { kind: "object"; fields: Map<string, Value>; isOpen: boolean }
  | { kind: "function" }
  /** JSX */
  | { kind: "element" }
  /** `new Date()`, a regular expression, a big integer. */
  | { kind: "instance"; of: string }
  /** One of several. */
  | { kind: "choice"; of: Value[] }
  | { kind: "unknown" }
);

/** Evaluates the constant parts of an expression. */
export function readValue(node: SyntaxNode, bindings: Bindings): Value {
  const inner = (each: SyntaxNode) => readValue(each, bindings);
  const choice = (...nodes: SyntaxNode[]): Value => ({ kind: "choice", of: nodes.map(inner), node });
  switch (node.type) {
    case "Literal":
      if (node.regex) return { kind: "instance", of: "RegExp", node };
      if (typeof node.value === "bigint") return { kind: "instance", of: "BigInt", node };
      return { kind: "literal", value: node.value as string, node };
    case "TemplateLiteral": {
      const [text] = node.quasis;
      const isPlain = node.expressions.length === 0 && text?.value.cooked;
      return isPlain ? { kind: "literal", value: isPlain, node } : { kind: "unknown", node };
    }
    case "UnaryExpression": {
      const of = inner(node.argument);
      const isNumber = node.operator === "-" && of.kind === "literal" && typeof of.value === "number";
      return isNumber ? { kind: "literal", value: -Number(of.value), node } : { kind: "unknown", node };
    }
    case "Identifier": {
      if (node.name === "undefined") return { kind: "literal", value: undefined, node };
      const binding = bindings.get(node.name);
      // Mistakes are reported where the constant is used.
      return binding?.kind === "constant" ? { ...inner(binding.value), node } : { kind: "unknown", node };
    }
    case "ArrayExpression":
      return {
        kind: "list",
        items: node.elements.flatMap((each) => (each && each.type !== "SpreadElement" ? [inner(each)] : [])),
        node,
      };
    case "ObjectExpression":
      return objectValue(node, bindings);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return { kind: "function", node };
    case "JSXElement":
    case "JSXFragment":
      return { kind: "element", node };
    case "NewExpression":
      return node.callee.type === "Identifier" && !bindings.get(node.callee.name)
        ? { kind: "instance", of: node.callee.name, node }
        : { kind: "unknown", node };
    case "ConditionalExpression":
      return choice(node.consequent, node.alternate);
    case "LogicalExpression":
      // The left side may be anything that is false or missing.
      return { kind: "choice", of: [{ kind: "unknown", node }, inner(node.right)], node };
    case "TSAsExpression":
      return node.typeAnnotation?.typeName?.name === "const"
        ? inner(node.expression)
        : { kind: "unknown", node };
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return inner(node.expression);
    default:
      return { kind: "unknown", node };
  }
}

function objectValue(node: SyntaxNode & { type: "ObjectExpression" }, bindings: Bindings): Value {
  const fields = new Map<string, Value>();
  let isOpen = false;
  for (const each of node.properties) {
    const key = each.type === "Property" && !each.computed ? each.key : undefined;
    const name =
      key?.type === "Identifier" ? key.name : key?.type === "Literal" ? String(key.value) : undefined;
    if (each.type === "Property" && name !== undefined) fields.set(name, readValue(each.value, bindings));
    else isOpen = true;
  }
  return { kind: "object", fields, isOpen, node };
}

/** The values between the tags of an element: none, one, or a list as React passes it. */
export function childrenOf(children: readonly SyntaxNode[], bindings: Bindings): Value[] {
  return children.flatMap((child): Value[] => {
    if (child.type === "JSXText")
      return isShown(child) ? [{ kind: "literal", value: child.value, node: child }] : [];
    if (child.type === "JSXSpreadChild") return [{ kind: "unknown", node: child }];
    if (child.type !== "JSXExpressionContainer") return [readValue(child, bindings)];
    const { expression } = child as JsxContainer;
    return expression.type === "JSXEmptyExpression" ? [] : [readValue(expression, bindings)];
  });
}

/** JSX ignores white space that contains a line break. */
function isShown({ value }: JsxText): boolean {
  return value.trim() !== "" || !value.includes("\n");
}
