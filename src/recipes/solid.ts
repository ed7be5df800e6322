/**
 * A solid fill with text on it. Forced colours would paint the page's colour behind the text, which has the colour of
 * the fill's own system pair, and hide it.
 */
export const solid = "k:border-transparent k:forced-color-adjust-none";
