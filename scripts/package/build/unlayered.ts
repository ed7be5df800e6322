import { type Block, type CssNode, generate, List, parse, type Selector, type SelectorList } from "css-tree";

/**
 * The stylesheet without cascade layers, for applications whose own reset is in no layer and so overrides every layer.
 * The cascade among Kerf's rules stays the same. They are sorted by their layer, then by their specificity, and all get the
 * specificity of one class. So they override the element selectors of a reset in any order, and its attributes and
 * classes if it comes first. A caller's class overrides them if it comes last. Custom properties on the root get no
 * specificity, so an application can set them before or after.
 *
 * A rule that only sets the cursor of a state, such as `aria-disabled`, gets the specificity of two classes, like
 * Bootstrap's `[type="button"]:not(:disabled)`.
 */
export function withoutLayers(css: string): string {
  const ast = parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false });
  const layers = new Map<string, StyleRule[]>();
  const others: string[] = [];
  collect(ast, { layer: "", around: [] });
  const names = [...layers.keys()];
  if (names.includes("")) throw new Error("The stylesheet has a rule in no layer.");
  return `${others.join("")}${names.map((name) => layerText(name, layers.get(name) ?? [])).join("")}\n`;

  function collect(parent: CssNode, { layer, around }: { layer: string; around: readonly string[] }): void {
    const children = "children" in parent && parent.children instanceof List ? [...parent.children] : [];
    for (const node of children) {
      if (node.type === "Rule") {
        const rules = layers.get(layer) ?? [];
        layers.set(layer, rules);
        rules.push(...rulesOf(node.prelude as SelectorList, node.block, around));
      } else if (
        node.type !== "Atrule" ||
        !node.block ||
        !/^(layer|media|supports|container|starting-style)$/.test(node.name)
      ) {
        // Statements only declare the order of layers, in which their blocks are.
        if (node.type !== "Atrule" || node.name !== "layer") others.push(generate(node));
      } else if (node.name === "layer") {
        collect(node.block, {
          layer: [layer, generate(node.prelude as CssNode)].filter(Boolean).join("."),
          around,
        });
      } else {
        const condition = `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ""}`;
        collect(node.block, { layer, around: [...around, condition] });
      }
    }
  }
}

interface StyleRule {
  selectors: Selector[];
  specificity: number;
  block: string;
  /** The conditions around the rule, outermost first. */
  around: readonly string[];
}

/** A rule for each specificity in a list of selectors. */
function rulesOf({ children }: SelectorList, block: Block, around: readonly string[]): StyleRule[] {
  const all = [...children] as Selector[];
  return [...new Set(all.map(specificityOf))].map((specificity) => ({
    selectors: all.filter((each) => specificityOf(each) === specificity),
    specificity,
    block: generate(block),
    around,
  }));
}

function layerText(layer: string, rules: readonly StyleRule[]): string {
  const hasNone = !layer.startsWith("kerf.") || layer === "kerf.theme";
  let open: readonly string[] = [];
  const text = [...rules]
    .sort((one, other) => one.specificity - other.specificity)
    .map(({ selectors, specificity, block, around }) => {
      const isSame = around.length === open.length && around.every((each, index) => each === open[index]);
      const change = isSame ? "" : `${"}".repeat(open.length)}${around.map((each) => `${each}{`).join("")}`;
      open = around;
      const isCursorOfState = specificity > CLASS && /^\{cursor:[\w-]+\}$/.test(block);
      const classes = hasNone ? 0 : isCursorOfState ? 2 : 1;
      return `${change}${selectors.map((each) => flat(each, classes)).join()}${block}`;
    });
  return `${text.join("")}${"}".repeat(open.length)}`;
}

/** A selector of the same elements with the specificity of this many classes. A pseudo-element adds its own. */
function flat({ children }: Selector, classes: number): string {
  const nodes = [...children];
  const end = nodes.findIndex(isPseudoElement);
  const [main, pseudoElement] = end < 0 ? [nodes, []] : [nodes.slice(0, end), nodes.slice(end)];
  const text = (part: readonly CssNode[]) => part.map((node) => generate(node)).join("");
  const [first, ...rest] = main;
  const isCompound = first?.type === "ClassSelector" && !rest.some(({ type }) => type === "Combinator");
  const own = isCompound && classes === 1 ? text([first]) : "";
  const always = own || classes === 0 ? "" : `:not(${"._".repeat(classes)})`;
  return `${own}${wrapped(text(own ? rest : main))}${always}${text(pseudoElement)}`;
}

function wrapped(selector: string): string {
  const isWrapped = /^:where\([^()]*\)$/.test(selector);
  return isWrapped || selector === "" ? selector : `:where(${selector})`;
}

/** Pseudo-elements that also have the older syntax with one colon, which the minifier prefers. */
const oneColon = /^(before|after|first-line|first-letter)$/;

function isPseudoElement(node: CssNode): boolean {
  return (
    node.type === "PseudoElementSelector" || (node.type === "PseudoClassSelector" && oneColon.test(node.name))
  );
}

/** The specificity of an id and of a class. That of an element is 1. */
const [ID, CLASS] = [10_000, 100];

function specificityOf({ children }: Selector): number {
  return [...children].reduce((sum, node) => sum + specificityOfPart(node), 0);
}

function specificityOfPart(node: CssNode): number {
  if (isPseudoElement(node)) return 1;
  switch (node.type) {
    case "IdSelector":
      return ID;
    case "ClassSelector":
    case "AttributeSelector":
      return CLASS;
    case "TypeSelector":
      return node.name === "*" ? 0 : 1;
    case "PseudoClassSelector": {
      const lists = [...(node.children ?? [])];
      const inside = Math.max(0, ...lists.flatMap(selectorsIn).map(specificityOf));
      if (node.name === "where") return 0;
      return /^(is|not|has)$/.test(node.name) ? inside : CLASS + inside;
    }
    case "NestingSelector":
      throw new Error("The stylesheet has nested rules, which can't be sorted by their specificity.");
    default:
      return 0;
  }
}

function selectorsIn(node: CssNode): Selector[] {
  if (node.type === "SelectorList") return [...node.children] as Selector[];
  return node.type === "Nth" && node.selector ? selectorsIn(node.selector) : [];
}
