/**
 * The width of a text. In a flex box, a text is as wide as its longest word, also beside something else. Only a word that is wider
 * than 8rem breaks there.
 */
export const textBox = "k:max-w-full k:min-w-[calc-size(min-content,min(size,8rem,100%))] k:wrap-break-word";
