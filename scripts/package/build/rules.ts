import { type Block, type CssNode, generate, List, parse, type Selector, type SelectorList } from "css-tree";

export interface StyleRule {
  selectors: Selector[];
  specificity: number;
  block: Block;
  /** The conditions around the rule, outermost first. */
  around: readonly string[];
}

/** The style rules of a stylesheet by their cascade layer, and the text of all other rules. */
export function readRules(css: string): { layers: Map<string, StyleRule[]>; others: string[] } {
  const layers = new Map<string, StyleRule[]>();
  const others: string[] = [];
  collect(parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false }), {
    layer: "",
    around: [],
  });
  if (layers.has("")) throw new Error("The stylesheet has a rule in no layer.");
  return { layers, others };

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

/** A rule for each specificity in a list of selectors. */
function rulesOf({ children }: SelectorList, block: Block, around: readonly string[]): StyleRule[] {
  const all = [...children] as Selector[];
  return [...new Set(all.map(specificityOf))].map((specificity) => ({
    selectors: all.filter((each) => specificityOf(each) === specificity),
    specificity,
    block,
    around,
  }));
}

/** Pseudo-elements that also have the older syntax with one colon, which the minifier prefers. */
const oneColon = /^(before|after|first-line|first-letter)$/;

export function isPseudoElement(node: CssNode): boolean {
  return (
    node.type === "PseudoElementSelector" || (node.type === "PseudoClassSelector" && oneColon.test(node.name))
  );
}

/** The specificity of an id and of a class. That of an element is 1. */
export const [ID, CLASS] = [10_000, 100];

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
