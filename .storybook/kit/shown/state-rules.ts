/** The rules of the page that wait for something: by class, the selectors under which it does anything. */
export type StateRules = ReadonlyMap<string, ReadonlySet<string>>;

/** A style rule's selector, with that of the rule around it, and the classes with a prefix in it. */
interface Selector {
  text: string;
  classes: string[];
}

/** A page has thousands of rules, and is asked in every mode. The pseudo-states add-on replaces those that it changes. */
const selectors = new WeakMap<CSSStyleRule, Selector>();

/** A class with a prefix, as a selector writes it: `.k\:hover\:bg-tint`, `.k\:data-\[state\=copied\]\:block`. */
const prefixedClass = /\.((?:[\w-]|\\.)+\\:(?:[\w-]|\\.)+)/g;

/** Reads them from the page's stylesheets, with what the pseudo-states add-on made of them. */
export function stateRules(page: Document): StateRules {
  const rules = new Map<string, Set<string>>();
  const media = new Map<string, boolean>();
  const matches = ({ media: { mediaText } }: CSSMediaRule) => {
    const known = media.get(mediaText) ?? matchMedia(mediaText).matches;
    media.set(mediaText, known);
    return known;
  };
  for (const sheet of page.styleSheets) readRules(sheet, "", matches, rules);
  return rules;
}

/**
 * The interaction states that a class waits for: `["hover"]` of `k:hover:bg-tint`, `["checked", "hover"]` of
 * `k:checked:hover:bg-accent`; none of `k:flex`.
 *
 * @param known States that the catalog names. Other prefixes are sizes of screens, media and pseudo-elements.
 */
export function statesOf(className: string, known: ReadonlySet<string>): string[] {
  const [, ...prefixes] = splitPrefixes(className).slice(0, -1);
  return prefixes
    .map((prefix) => prefix.replace(/\[(.*)\]/, "$1").replace(/\/[\w-]+$/, ""))
    .filter((prefix) => known.has(prefix));
}

/** Whether a class that waits for a state does its work now: on the element that has it, or on one within. */
export function holds(className: string, element: Element, rules: StateRules): boolean {
  return [...(rules.get(className) ?? [])].some(
    (selector) => element.matches(selector) || element.querySelector(selector) !== null,
  );
}

function splitPrefixes(className: string): string[] {
  return className.split(/:(?![^[(]*[\])])/);
}

function readRules(
  container: CSSStyleSheet | CSSGroupingRule | CSSStyleRule,
  around: string,
  matches: (rule: CSSMediaRule) => boolean,
  found: Map<string, Set<string>>,
): void {
  for (const rule of container.cssRules) {
    if (rule instanceof CSSMediaRule && !matches(rule)) continue;
    if (rule instanceof CSSStyleRule) {
      const { text, classes } = selectorOf(rule, around);
      if (classes.length > 0 && rule.style.length > 0) {
        for (const each of classes) found.set(each, (found.get(each) ?? new Set()).add(text));
      }
      readRules(rule, text, matches, found);
    } else if ("cssRules" in rule) {
      readRules(rule as CSSGroupingRule, around, matches, found);
    }
  }
}

function selectorOf(rule: CSSStyleRule, around: string): Selector {
  const known = selectors.get(rule);
  if (known) return known;
  const text = resolve(rule.selectorText, around);
  const classes = [...text.matchAll(prefixedClass)].map(([, escaped = ""]) =>
    escaped.replaceAll(/\\(.)/g, "$1"),
  );
  selectors.set(rule, { text, classes });
  return { text, classes };
}

/** A nested rule's selector with the outer one in it. */
function resolve(selector: string, around: string): string {
  // A pseudo-element matches nothing; what it stands on does.
  const own = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, "");
  if (around === "") return own;
  return own.includes("&") ? own.replaceAll("&", `:is(${around})`) : `:is(${around}) ${own}`;
}
