/**
 * Makes a page look as it does on paper, by its print rules applied to the screen. The layout still has the width of
 * the viewport.
 *
 * @returns Makes it a page on screen again.
 */
export function asPrinted(page: Document): () => void {
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
