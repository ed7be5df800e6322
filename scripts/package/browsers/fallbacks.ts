const tips = "A script places the tips of info buttons, ClipboardText and Code.Block.";

/**
 * The behavior of a supported browser without a feature, by the feature's key in MDN's data or the key of a
 * parent. A feature that a supported browser lacks needs an entry here. If there is no good fallback, don't
 * use the feature.
 */
export const fallbacks: Record<string, string> = {
  "css.properties.anchor-name": tips,
  "css.properties.anchor-scope": tips,
  "css.properties.position-anchor": tips,
  "css.properties.position-area": tips,
  "css.properties.position-try-fallbacks": tips,
  "css.properties.justify-self.anchor-center": tips,
  "css.properties.field-sizing":
    "A script sets the width of an input before InputGroup.Suffix. A Textarea with autoResize keeps its height and scrolls.",
  "css.types.calc-size": "In a row, a text is never narrower than its longest word.",
  "css.properties.cursor": "Touch screens show no cursor.",
  "css.properties.overflow-anchor":
    "The browser doesn't adjust the scroll position, so there is nothing to switch off.",
  "css.properties.print-color-adjust": "The same property with the prefix -webkit- applies.",
  "css.properties.resize": "People cannot resize a Textarea.",
  "css.properties.scrollbar-width": "Scrollbars have the width that the system gives them.",
  "css.properties.box-decoration-break": "The same property with the prefix -webkit- applies.",
  "css.properties.forced-color-adjust": "The browser has no forced colors.",
  "css.selectors.selection": "The selected characters of a PinInput also have the system's background.",
  "css.properties.text-align.match-parent": "The same value with the prefix -webkit- applies.",
  "css.properties.user-select": "The same property with the prefix -webkit- applies.",
};
