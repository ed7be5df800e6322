import type { Range } from "./problem";
import { type JsxName, type SyntaxNode, walk } from "./syntax";

/** The meaning of a name in a module. */
export type Binding =
  /** An export of the package, or a member of one: `import { Button as B }`, `const Title = Dialog.Title`. */
  | { kind: "alias"; path: string[]; imported?: Range }
  /** `import * as Kerf from "@kerf/react"` */
  | { kind: "namespace" }
  /** A constant string, number or boolean. */
  | { kind: "constant"; value: SyntaxNode }
  | { kind: "other" };

type Named = readonly [name: string, binding: Binding];

/** The names of a module. */
export interface Bindings {
  get(name: string): Binding | undefined;
  /** The places of a name, if all of its uses are JSX tags. */
  tagsOf(name: string): Range[] | undefined;
}

/** @param isOwn Whether a module is part of the package. */
export function bindingsOf(program: SyntaxNode, isOwn: (module: string) => boolean): Bindings {
  const bindings = new Map<string, Binding[]>();
  const tags = new Map<string, Range[]>();
  const identifiers = new Map<string, Range[]>();
  const bind = (name: string, binding: Binding) =>
    bindings.set(name, [...(bindings.get(name) ?? []), binding]);
  walk(program, (node) => {
    for (const [name, binding] of bindingsIn(node, isOwn)) bind(name, binding);
    if (node.type === "JSXElement") {
      for (const tag of [node.openingElement.name, node.closingElement?.name ?? []].flat()) {
        const [root] = tagPath(tag);
        if (root) tags.set(root.name, [...(tags.get(root.name) ?? []), root]);
      }
    } else if (node.type === "Identifier") {
      identifiers.set(node.name, [...(identifiers.get(node.name) ?? []), node]);
    }
  });
  // A name bound in two scopes may be either.
  const get = (name: string): Binding | undefined => {
    const [first, ...more] = bindings.get(name) ?? [];
    return first && more.length > 0 ? { kind: "other" } : first;
  };
  return {
    get,
    tagsOf(name) {
      const binding = get(name);
      const imported = binding?.kind === "alias" ? binding.imported : undefined;
      const isOnlyTag = (identifiers.get(name) ?? []).every(({ start }) => start === imported?.start);
      return isOnlyTag ? tags.get(name) : undefined;
    },
  };
}

/** The names in a tag, such as `Dialog` and `Title`. Empty if the tag has a colon. */
export function tagPath(tag: JsxName): (Range & { name: string })[] {
  if (tag.type === "JSXIdentifier") return [tag];
  return tag.type === "JSXMemberExpression" ? [...tagPath(tag.object), ...tagPath(tag.property)] : [];
}

function bindingsIn(node: SyntaxNode, isOwn: (module: string) => boolean): Named[] {
  const other = (name: string): Named => [name, { kind: "other" }];
  switch (node.type) {
    case "ImportDeclaration":
      return node.specifiers.map((each) => {
        if (!isOwn(String(node.source.value)) || each.type === "ImportDefaultSpecifier")
          return other(each.local.name);
        if (each.type === "ImportNamespaceSpecifier") return [each.local.name, { kind: "namespace" }];
        const { imported } = each;
        const name = imported.type === "Identifier" ? imported.name : String(imported.value);
        return [each.local.name, { kind: "alias", path: [name], imported }];
      });
    case "VariableDeclaration":
      return node.declarations.flatMap(({ id, init }): Named[] => {
        const isPlain = node.kind === "const" && id.type === "Identifier" && !("typeAnnotation" in id);
        if (!isPlain || !init) return boundBy(id).map(other);
        const path = memberPath(init);
        if (path) return [[id.name, { kind: "alias", path }]];
        return [init.type === "Literal" ? [id.name, { kind: "constant", value: init }] : other(id.name)];
      });
    case "CatchClause":
      return node.param ? boundBy(node.param).map(other) : [];
    case "ArrowFunctionExpression":
      return node.params.flatMap(boundBy).map(other);
    case "FunctionDeclaration":
    case "FunctionExpression":
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(boundBy)].map(other);
    case "ClassDeclaration":
      return node.id ? [other(node.id.name)] : [];
    default: {
      // Enums, namespaces and `import x = require()` of TypeScript.
      const { id } = node as { id?: { name?: unknown } };
      return /^TS(Enum|Module|ImportEquals|DeclareFunction)/.test(node.type) && typeof id?.name === "string"
        ? [other(id.name)]
        : [];
    }
  }
}

/** `Dialog.Title` */
function memberPath(node: SyntaxNode): string[] | undefined {
  if (node.type === "Identifier") return [node.name];
  if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier")
    return undefined;
  const owner = memberPath(node.object);
  return owner && [...owner, node.property.name];
}

/** The names that a pattern binds. */
function boundBy(pattern: SyntaxNode): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((each) => boundBy(each.type === "Property" ? each.value : each));
    case "ArrayPattern":
      return pattern.elements.flatMap((each) => (each ? boundBy(each) : []));
    case "AssignmentPattern":
      return boundBy(pattern.left);
    case "RestElement":
      return boundBy(pattern.argument);
    default:
      return [];
  }
}
