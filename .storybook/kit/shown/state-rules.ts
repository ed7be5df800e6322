/** The page's rules for classes with a prefix: by class, the selectors that make it have an effect. */
export type StateRules = ReadonlyMap<string, ReadonlySet<string>>;

/** A style rule with declarations for classes with a prefix. */
interface StateRule {
  /** The rule's selector, combined with the selector of the rule around it. */
  selector: string;
  /** The classes with a prefix in the selector. */
  classes: string[];
  /** The media queries around the rule. */
  media: string[];
}

/**
 * The rules of each stylesheet. They are read once, because there are thousands of them, and every mode needs
 * them. The pseudo-states addon changes a stylesheet only before the first story that renders with it.
 */
const read = new WeakMap<CSSStyleSheet, { length: number; rules: StateRule[] }>();

/**
 * A class with a prefix in a selector, such as `.k\:hover\:bg-tint` or `.k\:data-\[state\=copied\]\:block`.
 */
const prefixedClass = /\.((?:[\w-]|\\.)+\\:(?:[\w-]|\\.)+)/g;

/** Reads the rules from the page's stylesheets, including the changes by the pseudo-states addon. */
export function stateRules(page: Document): StateRules {
  const rules = new Map<string, Set<string>>();
  const media = new Map<string, boolean>();
  const matches = (query: string) => {
    const known = media.get(query) ?? matchMedia(query).matches;
    media.set(query, known);
    return known;
  };
  for (const sheet of page.styleSheets) {
    for (const { selector, classes, media } of rulesOf(sheet)) {
      if (!media.every(matches)) continue;
      for (const each of classes) rules.set(each, (rules.get(each) ?? new Set()).add(selector));
    }
  }
  return rules;
}

/**
 * The interaction states that a class requires: `["hover"]` for `k:hover:bg-tint`, `["checked", "hover"]` for
 * `k:checked:hover:bg-accent`, and `[]` for `k:flex`.
 *
 * @param known The states in the catalog. Other prefixes are breakpoints, media and pseudo-elements.
 */
export function statesOf(className: string, known: ReadonlySet<string>): string[] {
  const [, ...prefixes] = splitPrefixes(className).slice(0, -1);
  return prefixes
    .map((prefix) => prefix.replace(/\[(.*)\]/, "$1").replace(/\/[\w-]+$/, ""))
    .filter((prefix) => known.has(prefix));
}

/** Whether a class that requires a state currently applies, to the element that has it or to a descendant. */
export function holds(className: string, element: Element, rules: StateRules): boolean {
  return [...(rules.get(className) ?? [])].some(
    (selector) => element.matches(selector) || element.querySelector(selector) !== null,
  );
}

function splitPrefixes(className: string): string[] {
  return className.split(/:(?![^[(]*[\])])/);
}

function rulesOf(sheet: CSSStyleSheet): StateRule[] {
  const { length } = sheet.cssRules;
  const known = read.get(sheet);
  if (known?.length === length) return known.rules;
  const rules: StateRule[] = [];
  readRules(sheet, { around: "", media: [] }, rules);
  read.set(sheet, { length, rules });
  return rules;
}

function readRules(
  container: CSSStyleSheet | CSSGroupingRule | CSSStyleRule,
  { around, media }: { around: string; media: string[] },
  found: StateRule[],
): void {
  for (const rule of container.cssRules) {
    if (rule instanceof CSSStyleRule) {
      const selector = resolve(rule.selectorText, around);
      const classes = classesIn(selector);
      if (classes.length > 0 && rule.style.length > 0) found.push({ selector, classes, media });
      readRules(rule, { around: selector, media }, found);
    } else if (rule instanceof CSSMediaRule) {
      readRules(rule, { around, media: [...media, rule.media.mediaText] }, found);
    } else if ("cssRules" in rule) {
      readRules(rule as CSSGroupingRule, { around, media }, found);
    }
  }
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(prefixedClass)].map(([, escaped = ""]) => escaped.replaceAll(/\\(.)/g, "$1"));
}

/** Combines a nested rule's selector with the outer selector. */
function resolve(selector: string, around: string): string {
  // A pseudo-element can't be matched, but its element can.
  const own = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, "");
  if (around === "") return own;
  return own.includes("&") ? own.replaceAll("&", `:is(${around})`) : `:is(${around}) ${own}`;
}
