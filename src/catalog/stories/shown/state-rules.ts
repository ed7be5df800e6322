/** The rules of the page that wait for something: by class, the selectors under which it does anything. */
export type StateRules = ReadonlyMap<string, string[]>;

/** A class with a prefix, as a selector writes it: `.k\:hover\:bg-tint`, `.k\:data-\[state\=copied\]\:block`. */
const prefixedClass = /\.((?:[\w-]|\\.)+\\:(?:[\w-]|\\.)+)/g;

/** Reads them from the page's stylesheets, with what the pseudo-states add-on made of them. */
export function stateRules(page: Document): StateRules {
  const rules = new Map<string, string[]>();
  for (const sheet of page.styleSheets) readRules(sheet, "", rules);
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
  return (rules.get(className) ?? []).some(
    (selector) => element.matches(selector) || element.querySelector(selector) !== null,
  );
}

function splitPrefixes(className: string): string[] {
  return className.split(/:(?![^[(]*[\])])/);
}

function readRules(
  container: CSSStyleSheet | CSSGroupingRule | CSSStyleRule,
  around: string,
  found: Map<string, string[]>,
): void {
  for (const rule of container.cssRules) {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue;
    if (rule instanceof CSSStyleRule) {
      const selector = resolve(rule.selectorText, around);
      if (rule.style.length > 0) note(selector, found);
      readRules(rule, selector, found);
    } else if ("cssRules" in rule) {
      readRules(rule as CSSGroupingRule, around, found);
    }
  }
}

/** A nested rule's selector with the outer one in it. */
function resolve(selector: string, around: string): string {
  // A pseudo-element matches nothing; what it stands on does.
  const own = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, "");
  if (around === "") return own;
  return own.includes("&") ? own.replaceAll("&", `:is(${around})`) : `:is(${around}) ${own}`;
}

function note(selector: string, found: Map<string, string[]>): void {
  for (const [, escaped = ""] of selector.matchAll(prefixedClass)) {
    const className = escaped.replaceAll(/\\(.)/g, "$1");
    const selectors = found.get(className) ?? [];
    if (!selectors.includes(selector)) found.set(className, [...selectors, selector]);
  }
}
