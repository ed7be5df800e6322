/**
 * Applies a page's print rules to the screen. The layout keeps the width of the viewport.
 *
 * @returns A function that restores the rules.
 */
export function emulatePrint(page: Document): () => void {
  const rules = [...page.styleSheets].flatMap((sheet) => mediaRulesIn(sheet.cssRules));
  const changed = rules.flatMap((rule) => {
    const own = rule.media.mediaText;
    if (!/\bprint\b/.test(own)) return [];
    rule.media.mediaText = own.replace(/\bprint\b/, "screen");
    return [() => (rule.media.mediaText = own)];
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
