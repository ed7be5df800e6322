/**
 * A solid fill with text on it. Forced colors would paint the page's color behind the text and hide it, because the
 * text has the system color that goes with the fill.
 */
export const solid = "k:border-transparent k:forced-color-adjust-none";
