import { type Catalog, entriesOf } from "../../src/catalog/catalog";

/** A value of a component's prop, and the catalog cell that a class indicates. */
export interface ValueClass {
  /** Such as `Dialog` or `Table.Head`. */
  owner: string;
  prop: string;
  value: string;
  /** Such as `Table.Head.align=end` or `Button.variant=primary:hover`. */
  cell: string;
}

/**
 * By class, the values that add it. A class that several values of a prop add is left out, because it doesn't
 * identify one of them. Classes for interaction states are always included.
 */
export function valueClasses(catalog: Catalog): Map<string, ValueClass[]> {
  const index = new Map<string, ValueClass[]>();
  const add = (classes: string[], entry: ValueClass) => {
    for (const each of classes) index.set(each, [...(index.get(each) ?? []), entry]);
  };
  for (const { name: owner, component, part } of entriesOf(catalog)) {
    for (const [prop, { classes = {}, stateClasses = {} }] of Object.entries((part ?? component).props)) {
      for (const [value, text] of Object.entries(classes)) {
        const cell = `${owner}.${prop}=${value}`;
        const others = Object.entries(classes).flatMap(([other, each]) =>
          other === value ? [] : split(each),
        );
        add(
          split(text).filter((each) => !others.includes(each)),
          { owner, prop, value, cell },
        );
        for (const [state, waiting] of Object.entries(stateClasses[value] ?? {}))
          add(split(waiting), { owner, prop, value, cell: `${cell}:${state}` });
      }
    }
  }
  return index;
}

const split = (classes: string) => classes.split(" ").filter(Boolean);

/**
 * The interaction states that a class requires: `["hover"]` for `k:hover:bg-tint`, `["checked", "hover"]` for
 * `k:checked:hover:bg-accent`, and `[]` for `k:flex`.
 *
 * @param known The states in the catalog. Other prefixes are breakpoints, media and pseudo-elements.
 */
export function statesOf(className: string, known: ReadonlySet<string>): string[] {
  return className
    .split(/:(?![^[(]*[\])])/)
    .slice(1, -1)
    .map((prefix) => prefix.replace(/\[(.*)\]/, "$1").replace(/\/[\w-]+$/, ""))
    .filter((prefix) => known.has(prefix));
}

/** By class with a prefix, the selectors on the page that make it have an effect. */
export type StateRules = ReadonlyMap<string, ReadonlySet<string>>;

/** A style rule with declarations for classes with a prefix, and the media queries around it. */
interface StateRule {
  selector: string;
  classes: string[];
  media: string[];
}

/**
 * The rules of each stylesheet. They are read once, because there are thousands of them, and every mode needs
 * them. The pseudo-states addon changes a stylesheet only before the first story that renders with it.
 */
const read = new WeakMap<CSSStyleSheet, { length: number; rules: StateRule[] }>();

/** Reads the rules from the page's stylesheets, including the changes by the pseudo-states addon. */
export function stateRules(page: Document): StateRules {
  const selectors = new Map<string, Set<string>>();
  const media = new Map<string, boolean>();
  const matches = (query: string) => {
    const known = media.get(query) ?? matchMedia(query).matches;
    media.set(query, known);
    return known;
  };
  for (const sheet of page.styleSheets) {
    const { length } = sheet.cssRules;
    const earlier = read.get(sheet);
    const known = earlier?.length === length ? earlier : { length, rules: rulesIn(sheet, "", []) };
    read.set(sheet, known);
    for (const { selector, classes, media } of known.rules) {
      if (!media.every(matches)) continue;
      for (const each of classes) selectors.set(each, (selectors.get(each) ?? new Set()).add(selector));
    }
  }
  return selectors;
}

/** Whether a class that requires a state currently applies, to the element that has it or to a descendant. */
export function applies(className: string, element: Element, rules: StateRules): boolean {
  return [...(rules.get(className) ?? [])].some(
    (selector) => element.matches(selector) || element.querySelector(selector) !== null,
  );
}

/** A class with a prefix in a selector, such as `.k\:hover\:bg-tint` or `.k\:data-\[state\=copied\]\:block`. */
const prefixedClass = /\.((?:[\w-]|\\.)+\\:(?:[\w-]|\\.)+)/g;

function rulesIn(
  container: CSSStyleSheet | CSSGroupingRule | CSSStyleRule,
  around: string,
  media: string[],
): StateRule[] {
  return [...container.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = resolve(rule.selectorText, around);
      const classes = Array.from(selector.matchAll(prefixedClass), ([, escaped = ""]) =>
        escaped.replaceAll(/\\(.)/g, "$1"),
      );
      const isStateRule = classes.length > 0 && rule.style.length > 0;
      return [...(isStateRule ? [{ selector, classes, media }] : []), ...rulesIn(rule, selector, media)];
    }
    if (rule instanceof CSSMediaRule) return rulesIn(rule, around, [...media, rule.media.mediaText]);
    return "cssRules" in rule ? rulesIn(rule as CSSGroupingRule, around, media) : [];
  });
}

/** Combines a nested rule's selector with the outer selector. */
function resolve(selector: string, around: string): string {
  // A pseudo-element can't be matched, but its element can.
  const own = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, "");
  if (around === "") return own;
  return own.includes("&") ? own.replaceAll("&", `:is(${around})`) : `:is(${around}) ${own}`;
}
