import { Node, type SourceFile, SyntaxKind, ts } from "ts-morph";
import type { Context, DescribedPart } from "../read/facts";
import { classesOf, everyClass, propertyIn, type RecipeModules } from "../read/recipe";
import { type ComponentFolder, target } from "../read/source";

/** Checks every class of a component, and that its recipes vary only by props. */
export function checkRecipes(
  folder: ComponentFolder,
  root: DescribedPart,
  parts: readonly DescribedPart[],
  modules: RecipeModules,
  { source, stylesheet, gaps }: Context,
): void {
  const words = [...folder.recipes, ...source.fragments].flatMap(wordsIn).reverse();
  const written = new Map(words.map(({ className, node }) => [className, node]));
  for (const [name, { value: recipe, node }] of modules.recipes) {
    const nodeOf = (className: string) => written.get(className) ?? node;
    const owner = [root, ...parts].find((each) => each.owner.recipe?.node === node);
    for (const prop of Object.keys(recipe.variants)) {
      // A part's recipe may vary by a prop of its root, which the part reads from context.
      if ([owner, owner && root].some((each) => each?.facts.some((fact) => fact.name === prop))) continue;
      const variant = propertyIn(node, "variants", prop);
      if (ts.getJSDocTags(variant.compilerNode).some(({ tagName }) => tagName.text === "internal")) continue;
      gaps.add(
        variant,
        `${name} varies by \`${prop}\`, which is not a prop of ${owner?.part.name ?? "any part with that recipe's name"}.`,
        "Declare the prop with its JSDoc. For a state, style by a data attribute. If it follows from other props, write `/** @internal */` above the variant.",
      );
    }
    for (const className of everyClass(recipe)) checkClass(className, nodeOf(className));
  }
  for (const { className, node } of folder.code.flatMap(classNamesIn)) checkClass(className, node);

  function checkClass(className: string, node: Node): void {
    if (marker.test(className)) return;
    const report = (what: string, fix: string) => gaps.add(node, `The class \`${className}\` ${what}.`, fix);
    const meaning = stylesheet.meaningOf(className);
    if (!meaning) {
      const fix =
        "Use a utility of Kerf's scale and tokens (src/theme). Raw palettes and other scales do not exist.";
      report("is not defined in Kerf's stylesheet", fix);
      return;
    }
    const { declarations, variants } = meaning;
    if (variants.includes("dark"))
      report("is for one theme", "Use a semantic token, which changes with the theme.");
    const side = declarations.find(
      ({ property, value }) =>
        physical.test(property) ||
        (/^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)),
    );
    if (side) {
      const fix =
        "Use its logical counterpart: ps-/pe-, ms-/me-, start-/end-, border-s/border-e, rounded-s/rounded-e, text-start/text-end.";
      report(`sets ${side.property}, a physical direction`, fix);
    }
    // Tailwind itself writes #0000 for "no shadow".
    const color = declarations.find(({ value }) => rawColor.test(value.replaceAll("#0000", "")));
    if (color)
      report(`uses a raw color, ${color.value}`, "Use a token of src/theme/tokens.ts, or add one there.");
  }
}

/** Classes that mark an element for the selectors of other classes, and have no rules themselves. */
const marker = /^(\w+:)?(group|peer)(\/[\w-]+)?$/;

const physical =
  /^(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-.+)?|border-(top|bottom)-(left|right)-radius)$/;

const rawColor = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*var\()/i;

interface WrittenClass {
  className: string;
  node: Node;
}

/** The classes in `className` attributes. */
function classNamesIn(file: SourceFile): WrittenClass[] {
  return file
    .getDescendantsOfKind(SyntaxKind.JsxAttribute)
    .filter((attribute) => /^(className|class)$/.test(attribute.getNameNode().getText()))
    .flatMap((attribute) => [attribute, ...fragmentsIn(attribute)].flatMap(wordsIn))
    .filter(({ node }) => !isCondition(node));
}

/** The words of a code file and of the shared fragments that it uses. */
export function codeClasses(file: SourceFile): string[] {
  return [file, ...fragmentsIn(file)].flatMap(wordsIn).map(({ className }) => className);
}

/** The declarations of the shared fragments that the code in a node refers to. */
function fragmentsIn(node: Node): Node[] {
  return node.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((identifier) => {
    const symbol = identifier.getSymbol();
    const declarations = symbol?.isAlias() ? target(symbol).getDeclarations() : [];
    return declarations.filter(
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

/** Every word in the strings of a node, as a possible class whose tokens can be looked up. */
function wordsIn(node: Node): WrittenClass[] {
  return [
    ...node.getDescendantsOfKind(SyntaxKind.StringLiteral),
    ...node.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
  ]
    .filter((literal) => !Node.isImportDeclaration(literal.getParent()))
    .flatMap((literal) =>
      classesOf(literal.getLiteralText()).map((className) => ({ className, node: literal })),
    );
}
