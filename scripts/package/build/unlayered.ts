import { type CssNode, generate, type Selector } from "css-tree";
import { CLASS, isPseudoElement, readRules, type StyleRule } from "./rules";

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
  const { layers, others } = readRules(css);
  return `${others.join("")}${[...layers].map(([name, rules]) => layerText(name, rules)).join("")}\n`;
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
      const isCursorOfState = specificity > CLASS && /^\{cursor:[\w-]+\}$/.test(generate(block));
      const classes = hasNone ? 0 : isCursorOfState ? 2 : 1;
      return `${change}${selectors.map((each) => flat(each, classes)).join()}${generate(block)}`;
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
