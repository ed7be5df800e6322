/**
 * Applies a page's print rules to the screen. The layout keeps the width of the viewport.
 *
 * @returns A function that restores the rules.
 */
export function emulatePrint(page: Document): () => void {
  const rules = [...page.styleSheets].flatMap((sheet) => mediaRulesIn(sheet.cssRules));
  const changed = rules.flatMap((rule) => {
    const media = rule.media.mediaText;
    if (!/\bprint\b/.test(media)) return [];
    rule.media.mediaText = media.replace(/\bprint\b/, "screen");
    return [() => (rule.media.mediaText = media)];
  });
  return () => {
    for (const restore of changed) restore();
  };
}

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...("cssRules" in rule ? mediaRulesIn(rule.cssRules as CSSRuleList) : []),
  ]);
}

/**
 * Applies a page's rules for iOS, whose `@supports` condition no other browser matches.
 *
 * @returns A function that restores the rules.
 */
export function emulateIos(page: Document): () => void {
  const removeRules = [...page.styleSheets].flatMap(applyRulesForIos);
  return () => {
    for (const remove of removeRules.reverse()) remove();
  };
}

/** Copies each rule for iOS to the end of its layer, without its condition. Returns functions that remove the copies. */
function applyRulesForIos(parent: CSSStyleSheet | CSSGroupingRule): (() => void)[] {
  return [...parent.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    if (!(rule instanceof CSSSupportsRule && rule.conditionText.includes("-webkit-touch-callout")))
      return applyRulesForIos(rule);
    const text = [...rule.cssRules].map(({ cssText }) => cssText).join("\n");
    const index = parent.insertRule(`@media all { ${text} }`, parent.cssRules.length);
    return [() => parent.deleteRule(index)];
  });
}

/**
 * Makes the page behave like an older browser without some CSS properties, for `beforeEach`. Also removes the
 * `@supports` rules for these properties.
 *
 * @returns A function that restores everything.
 */
export function withoutCss(...properties: string[]): () => void {
  const insertRules = [...document.styleSheets].flatMap((sheet) => deleteSupports(sheet, properties));
  const style = document.createElement("style");
  style.textContent = `* { ${properties.map((property) => `${property}: initial !important`).join("; ")} }`;
  document.head.append(style);
  const { supports } = CSS;
  CSS.supports = (...query: string[]) =>
    !properties.includes(query[0] ?? "") && Reflect.apply(supports, CSS, query);
  return () => {
    CSS.supports = supports;
    style.remove();
    for (const insert of insertRules.reverse()) insert();
  };
}

/** Deletes the `@supports` rules for the properties, last first. Returns functions that restore them. */
function deleteSupports(sheet: CSSStyleSheet | CSSGroupingRule, properties: string[]): (() => void)[] {
  const rules = [...sheet.cssRules].map((rule, index) => ({ rule, index }));
  return rules.reverse().flatMap(({ rule, index }) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    if (!(rule instanceof CSSSupportsRule && properties.some((each) => rule.conditionText.includes(each))))
      return deleteSupports(rule, properties);
    sheet.deleteRule(index);
    return () => sheet.insertRule(rule.cssText, index);
  });
}
