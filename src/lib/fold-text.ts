import { byLocale } from "./by-locale";

/**
 * Replacements for letters that Unicode doesn't decompose. Each is used only if the locale's collation treats
 * both as equal.
 */
const plain: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
};

/**
 * Returns a function that normalizes texts for searching. Texts that people of the locale consider the same
 * become equal. Case is ignored. Accents are ignored unless they make a different letter: "a" finds "Å" in
 * English but not in Swedish.
 *
 * `Intl.Collator` compares each character only once, because comparing 10,000 whole texts would take far too
 * long.
 *
 * @param locale A BCP 47 tag.
 */
export const textFolder = /* @__PURE__ */ byLocale((locale) => {
  const { compare } = new Intl.Collator(locale, { usage: "search", sensitivity: "base" });
  const characters = new Map<string, string>();

  function foldCharacter(character: string): string {
    const lower = character.toLocaleLowerCase(locale);
    if (compare(lower, "") === 0) return "";
    const bare = lower.normalize("NFKD").replace(/\p{M}/gu, "");
    const candidates = [plain[lower], plain[bare], hiragana(bare), bare];
    return candidates.find((candidate) => candidate && compare(candidate, lower) === 0) ?? lower;
  }

  return (text: string) => {
    // The fast path for nearly all texts of most lists: ASCII text only has to be lowercased.
    if (isAscii.test(text)) return text.toLocaleLowerCase(locale);
    let folded = "";
    for (const character of text.normalize("NFC")) {
      const part = characters.get(character) ?? foldCharacter(character);
      characters.set(character, part);
      folded += part;
    }
    return folded;
  };
});

/** Printable ASCII, in which letters differ only in case. */
const isAscii = /^[ -~]*$/;

/** Converts katakana to hiragana. Katakana code points are 96 above hiragana. */
function hiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}
