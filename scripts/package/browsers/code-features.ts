import { Node, Project, type SourceFile, SyntaxKind } from "ts-morph";
import { featuresOfSelector } from "./css-features";
import { compatOf } from "./support";

/** The sources that run in an application. Excludes stories, tests, the catalog and the command line. */
const sources = [
  "src/**/*.{ts,tsx}",
  "!src/{catalog,cli}/**",
  "!src/**/*.{stories,test,fixture,examples,guide}.{ts,tsx}",
  "!src/**/*.*.{stories,test}.{ts,tsx}",
];

/** The methods that take a selector. */
const selecting = new Set(["matches", "closest", "querySelector", "querySelectorAll"]);

/** Library interfaces of TypeScript that MDN lists under other names: DOM mixins, and views of one type. */
const interfaces: Record<string, string[]> = {
  ReadonlyArray: ["Array"],
  ReadonlySet: ["Set"],
  ReadonlyMap: ["Map"],
  CallableFunction: ["Function"],
  NewableFunction: ["Function"],
  IteratorObject: ["Iterator"],
  WindowOrWorkerGlobalScope: ["Window"],
  AnimationFrameProvider: ["Window"],
  DocumentOrShadowRoot: ["Document"],
  Body: ["Response"],
};

/** Interfaces under which MDN may list a mixin's member. */
const common = [
  "HTMLElement",
  "Element",
  "Node",
  "EventTarget",
  "Document",
  "Window",
  "CanvasRenderingContext2D",
  "CharacterData",
];

/** Finds the DOM and JavaScript features that the sources use, as keys of MDN's data. */
export function featuresOfCode(root: string): Set<string> {
  const project = new Project({
    tsConfigFilePath: `${root}/tsconfig.json`,
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { types: [], lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"] },
  });
  const features = new Set<string>();
  for (const file of project.addSourceFilesAtPaths(
    sources.map((path) => path.replace(/^(!?)/, `$1${root}/`)),
  )) {
    for (const feature of featuresOfFile(file)) features.add(feature);
  }
  return features;
}

export function* featuresOfFile(file: SourceFile): Generator<string> {
  for (const node of file.getDescendants()) {
    if (Node.isIdentifier(node)) yield* ofName(node);
    else if (Node.isJsxAttribute(node)) yield* ofAttribute(node.getNameNode().getText());
    else if (Node.isCallExpression(node)) yield* ofSelectors(node);
  }
}

/** The feature of a name that TypeScript's library declares: an interface member, a global or a class. */
function* ofName(node: Node): Generator<string> {
  if (Node.isTypeReference(node.getParent()) || node.getFirstAncestorByKind(SyntaxKind.ImportDeclaration))
    return;
  const name = node.getText();
  for (const declaration of node.getSymbol()?.getDeclarations() ?? []) {
    if (!/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().getFilePath())) continue;
    const key = keyOf(name, declaration);
    if (key) yield key;
    return;
  }
}

function keyOf(name: string, declaration: Node): string | undefined {
  const owner = declaration.getParent();
  if (Node.isInterfaceDeclaration(owner)) return keyOfMember(name, owner.getName(), namespaceOf(owner));
  // A static member, as in `declare var CSS: {…}`, or a function of a namespace.
  const holder =
    declaration.getFirstAncestorByKind(SyntaxKind.VariableDeclaration)?.getName() ?? namespaceOf(declaration);
  if (holder && holder !== name) return keyOfMember(name, `${holder}Constructor`, undefined);
  return first(`api.Window.${name}`, `api.${name}`, `javascript.builtins.${name}`);
}

function namespaceOf(node: Node): string | undefined {
  return node.getFirstAncestorByKind(SyntaxKind.ModuleDeclaration)?.getName();
}

function keyOfMember(member: string, owner: string, namespace: string | undefined): string | undefined {
  const type = owner.replace(/Constructor$/, "");
  if (type === "CSSStyleDeclaration") return first(`css.properties.${kebab(member)}`);
  const isStatic = type !== owner;
  const types = [namespace ? `${namespace}.${type}` : type, ...(interfaces[type] ?? [])];
  return first(
    ...types.flatMap((each) => [
      `api.${each}.${member}${isStatic ? "_static" : ""}`,
      `javascript.builtins.${each}.${member}`,
    ]),
    // MDN lists static members under their own interface, never under a mixin.
    ...(isStatic ? [] : common.map((each) => `api.${each}.${member}`)),
  );
}

/** The feature of a JSX attribute: an event, or a global attribute of HTML. */
function* ofAttribute(name: string): Generator<string> {
  const event = /^on([A-Z]\w+?)(Capture)?$/.exec(name)?.[1]?.toLowerCase();
  const key = event
    ? first(`api.HTMLElement.${event}_event`, `api.Element.${event}_event`)
    : first(`html.global_attributes.${name.toLowerCase()}`);
  if (key) yield key;
}

/** The features of a selector that is passed to a method such as `matches`. */
function* ofSelectors(call: Node): Generator<string> {
  if (!Node.isCallExpression(call)) return;
  const callee = call.getExpression();
  if (!Node.isPropertyAccessExpression(callee) || !selecting.has(callee.getName())) return;
  const [argument] = call.getArguments();
  if (Node.isStringLiteral(argument) || Node.isNoSubstitutionTemplateLiteral(argument)) {
    yield* featuresOfSelector(argument.getLiteralText()).features;
  }
}

function first(...keys: string[]): string | undefined {
  return keys.find((key) => compatOf(key));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
