import { basename } from "node:path";
import { Node, type ParameteredNode, type Type } from "ts-morph";
import type { Gaps } from "./gaps";
import { type DocComment, readDoc } from "./jsdoc";
import { type ComponentFolder, exportsOf, type Source, target } from "./source";

/** A component or one of its parts, as its code declares it. */
export interface Part {
  /** The name as written in JSX: `Dialog`, `Dialog.Title`. */
  name: string;
  /** The name of its function: `DialogTitle`. Its recipe and texts are named after it. */
  fullName: string;
  /** Its declaration. */
  node: Node;
  doc: DocComment;
  /** Undefined for a part that takes no props. */
  props: Type | undefined;
}

/** Reads the component that a folder exports, and its parts by name. */
export function readParts(
  folder: ComponentFolder,
  source: Source,
  gaps: Gaps,
): { root: Part; parts: Map<string, Part> } | undefined {
  const symbol = exportsOf(folder.index).get(folder.name);
  const declaration = symbol?.getDeclarations()[0];
  if (!declaration) {
    gaps.add(
      folder.index,
      `The folder exports no ${folder.name}.`,
      `Export the component under its folder's name, with ${folder.name}Props.`,
    );
    return undefined;
  }
  if (symbol && !source.isPublic(symbol.compilerSymbol)) {
    gaps.add(
      { file: source.paths.publicApi },
      `The package does not export ${folder.name}.`,
      `Add \`export * from "./components/${basename(folder.path)}"\`.`,
    );
  }
  const compound = compoundOf(declaration);
  const readPart = (name: string, fullName: string, node: Node, implementation: Node): Part => {
    const own = readDoc(node);
    const doc = own.description ? own : readDoc(implementation);
    const fix = "Write a JSDoc sentence above it that says what it is for.";
    gaps.expectSentence(node, doc.description, name, fix);
    return { name, fullName, node, doc, props: propsOf(name, fullName, implementation, folder, gaps) };
  };
  const root = readPart(folder.name, folder.name, declaration, compound?.root ?? declaration);
  const parts = new Map<string, Part>();
  for (const [key, node] of compound?.parts ?? []) {
    const implementation = declarationOf(node);
    const fullName = implementation && Node.hasName(implementation) && implementation.getName();
    if (implementation && fullName) {
      parts.set(key, readPart(`${folder.name}.${key}`, fullName, implementation, implementation));
    } else {
      gaps.add(
        node,
        `${folder.name}.${key} is not the name of a function.`,
        `Write a function ${folder.name}${key} and assign it here.`,
      );
    }
  }
  return { root, parts };
}

/** The root and parts of `Object.assign(DialogPanel, { Root: DialogRoot, Title: DialogTitle })`. */
function compoundOf(declaration: Node): { root: Node | undefined; parts: [string, Node][] } | undefined {
  const call = Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : undefined;
  if (!Node.isCallExpression(call) || call.getExpression().getText() !== "Object.assign") return undefined;
  const [root, ...objects] = call.getArguments();
  const parts = objects.filter(Node.isObjectLiteralExpression).flatMap((object) => object.getProperties());
  return {
    root: declarationOf(root),
    parts: parts.flatMap((part): [string, Node][] => {
      if (Node.isShorthandPropertyAssignment(part)) return [[part.getName(), part.getNameNode()]];
      return Node.isPropertyAssignment(part) ? [[part.getName(), part.getInitializerOrThrow()]] : [];
    }),
  };
}

/** The declaration that an identifier refers to. */
function declarationOf(node: Node | undefined): Node | undefined {
  const symbol = Node.isIdentifier(node) ? node.getSymbol() : undefined;
  return symbol && target(symbol).getDeclarations()[0];
}

function propsOf(
  name: string,
  fullName: string,
  implementation: Node,
  folder: ComponentFolder,
  gaps: Gaps,
): Type | undefined {
  const [parameter] = functionOf(implementation)?.getParameters() ?? [];
  const typeName = `${fullName}Props`;
  const symbol = exportsOf(folder.index).get(typeName);
  if (!symbol) {
    if (parameter) {
      gaps.add(
        implementation,
        `${name} takes props, but ${folder.name}'s index.ts exports no ${typeName}.`,
        `Write \`export interface ${typeName}\` beside the function and export its type from index.ts.`,
      );
    }
    return undefined;
  }
  const taken = parameter?.getTypeNode()?.getText().replace(/<.*/s, "");
  if (taken !== undefined && taken !== typeName) {
    gaps.add(
      implementation,
      `${name} takes ${taken}, while the catalog reads ${typeName}.`,
      `Let the function take ${typeName}.`,
    );
  }
  return symbol.getDeclaredType();
}

function functionOf(node: Node): ParameteredNode | undefined {
  // The first declaration of an overloaded function has no body.
  const inner = Node.isVariableDeclaration(node)
    ? node.getInitializer()
    : Node.isFunctionDeclaration(node)
      ? (node.getImplementation() ?? node)
      : node;
  return Node.isParametered(inner) ? inner : undefined;
}
