/** The rules of the page's stylesheets, by class. */
export interface Rules {
  /** All classes that have a rule. */
  classes: ReadonlySet<string>;
  /** The theme colors that the rules of a class use. */
  colorsOf(className: string): readonly string[];
}

const named = /\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\.)+)/gi;
const variable = /var\(--kerf-([\w-]+)/g;

let read: Rules | undefined;

/** Reads the stylesheets of the page, once. */
export function stylesheetRules(): Rules {
  read ??= readRules();
  return read;
}

function readRules(): Rules {
  const colors = new Map<string, Set<string>>();
  const isColor = colorTest();
  const note = (classes: readonly string[], style: CSSStyleDeclaration) => {
    const used = [...style.cssText.matchAll(variable)].map(([, name = ""]) => name).filter(isColor);
    for (const className of classes) {
      const known = colors.get(className) ?? new Set();
      for (const color of used) known.add(color);
      colors.set(className, known);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet, [], note);
  return {
    classes: new Set(colors.keys()),
    colorsOf: (className) => [...(colors.get(className) ?? [])],
  };
}

type Note = (classes: readonly string[], style: CSSStyleDeclaration) => void;

function visit(container: CSSStyleSheet | CSSRule, outer: readonly string[], note: Note): void {
  if (!("cssRules" in container)) return;
  for (const rule of container.cssRules as CSSRuleList) {
    const own = rule instanceof CSSStyleRule ? classesIn(rule.selectorText) : [];
    // A nested rule without a class belongs to the class of the rule around it.
    const classes = own.length > 0 ? own : outer;
    if ("style" in rule && !(rule instanceof CSSFontFaceRule))
      note(classes, rule.style as CSSStyleDeclaration);
    visit(rule, classes, note);
  }
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(named)].map(([, name = ""]) =>
    name
      .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replaceAll(/\\(.)/g, "$1"),
  );
}

/** Whether a property of the theme is a color. */
function colorTest(): (name: string) => boolean {
  const root = getComputedStyle(document.documentElement);
  const known = new Map<string, boolean>();
  return (name) => {
    const isKnown = known.get(name) ?? CSS.supports("color", root.getPropertyValue(`--kerf-${name}`));
    known.set(name, isKnown);
    return isKnown;
  };
}
