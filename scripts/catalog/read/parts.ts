import { ts } from "ts-morph";
import type { Gaps } from "./gaps";
import { type Docs, docsOf } from "./jsdoc";
import { type ComponentFolder, exportsOf, isOurs, type Source } from "./source";

/** A component or one of its parts, as its code declares it. */
export interface Part {
  /** The name as written in JSX: `Dialog`, `Dialog.Title`. */
  name: string;
  /** The name of its function: `DialogTitle`. Its recipe and texts are named after it. */
  fullName: string;
  /** Its declaration. */
  node: ts.Node;
  docs: Docs;
  /** The exported type of its props. Undefined for a part that takes no props. */
  props: ts.Symbol | undefined;
}

/** Reads the component that a folder exports, and its parts by name. */
export function readParts(
  folder: ComponentFolder,
  source: Source,
  gaps: Gaps,
): { root: Part; parts: Map<string, Part> } | undefined {
  const { checker } = source;
  const symbol = exportsOf(folder.index).get(folder.name)?.compilerSymbol;
  const [node] = symbol?.declarations ?? [];
  if (!symbol || !node) {
    gaps.add(
      folder.index,
      `The folder exports no ${folder.name}.`,
      `Export the component under its folder's name, with ${folder.name}Props.`,
    );
    return undefined;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  if (type.flags & ts.TypeFlags.Any || checker.getIndexInfosOfType(type).length > 0) {
    const fix = `Assign the parts as \`Object.assign(${folder.name}Root, { Title: ${folder.name}Title })\`.`;
    gaps.add(node, `The type of ${folder.name} doesn't name its parts.`, fix);
  }
  const parts = new Map<string, Part>();
  for (const each of checker.getPropertiesOfType(type)) {
    const partType = checker.getTypeOfSymbolAtLocation(each, node);
    const isComponent = partType.getCallSignatures().length > 0;
    const isPascalCase = /^[A-Z][A-Za-z0-9]*$/.test(each.name);
    const declaration = (isOurs(each) && each.declarations?.[0]) || node;
    if (isComponent && isPascalCase) {
      const implementation = referredTo(declaration, checker) ?? implementationOf(partType, checker);
      const fullName = implementation?.name ?? `${folder.name}${each.name}`;
      const own = implementation?.declarations?.[0] ?? declaration;
      parts.set(
        each.name,
        readPart(`${folder.name}.${each.name}`, fullName, own, partType, [each, implementation]),
      );
    } else if (isComponent || isPascalCase) {
      // A function may have other properties, such as `displayName`.
      const fix = `Assign only components, under names in PascalCase such as \`Title\`.`;
      gaps.add(declaration, `${folder.name}.${each.name} is not a component.`, fix);
    }
  }
  const root = readPart(folder.name, folder.name, node, type, [symbol, implementationOf(type, checker)]);
  return { root, parts };

  /** @param symbols The symbols that may have its JSDoc. */
  function readPart(
    name: string,
    fullName: string,
    node: ts.Node,
    type: ts.Type,
    symbols: readonly (ts.Symbol | undefined)[],
  ): Part {
    const [first, second] = symbols.flatMap((each) => (each ? docsOf(each, checker) : []));
    const docs = (first?.description ? first : (second ?? first)) as Docs;
    const fix = "Write a JSDoc sentence above it that says what it is for.";
    gaps.expectSentence(node, docs.description, name, fix);
    const [code = node] = implementationOf(type, checker)?.declarations ?? [];
    const props = propsOf(name, `${fullName}Props`, name === fullName ? code : node, type);
    return { name, fullName, node, docs, props };
  }

  function propsOf(name: string, typeName: string, node: ts.Node, type: ts.Type): ts.Symbol | undefined {
    const props = exportsOf(folder.index).get(typeName)?.compilerSymbol;
    const parameter = type.getCallSignatures()[0]?.getParameters()[0];
    if (!parameter) return props;
    const taken = checker.getTypeOfSymbolAtLocation(parameter, node);
    if (!props && (isOurs(parameter) || checker.getPropertiesOfType(taken).some(isOurs))) {
      gaps.add(
        node,
        `${name} takes props, but ${folder.name}'s index.ts exports no ${typeName}.`,
        `Write \`export interface ${typeName}\` beside the function and export its type from index.ts.`,
      );
    }
    // A part that another function makes has a name of its own for the props of that function.
    const written =
      ts.findAncestor(parameter.valueDeclaration, (each) => each === node) && parameter.valueDeclaration;
    const text = written && ts.isParameter(written) ? written.type?.getText() : undefined;
    if (props && text && !new RegExp(`\\b${typeName}\\b`).test(text)) {
      gaps.add(
        node,
        `${name} takes ${text}, while the catalog reads ${typeName}.`,
        `Let the function take ${typeName}.`,
      );
    }
    return props;
  }
}

/** The function or variable that declares the first signature of a component. Undefined if Kerf doesn't declare it. */
function implementationOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol | undefined {
  const declaration = type.getCallSignatures()[0]?.getDeclaration();
  if (!declaration) return undefined;
  const { name = ts.isVariableDeclaration(declaration.parent) ? declaration.parent.name : undefined } =
    declaration;
  const symbol = name && checker.getSymbolAtLocation(name);
  return isOurs(symbol) ? symbol : undefined;
}

/** The variable that a part is assigned from: `{ Title: DialogTitle }`. */
function referredTo(declaration: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(declaration))
    return checker.getShorthandAssignmentValueSymbol(declaration);
  const value =
    "initializer" in declaration ? (declaration.initializer as ts.Expression | undefined) : undefined;
  const symbol = value && checker.getSymbolAtLocation(value);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
