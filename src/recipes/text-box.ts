/**
 * The width of a text. In a flex box, a text is at least as wide as its longest word. Only a word that is wider than 8rem breaks.
 */
export const textBox = "k:max-w-full k:min-w-[calc-size(min-content,min(size,8rem,100%))] k:wrap-break-word";
