/** Letters that no decomposition splits, and what they count as where the locale's collation says so. */
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

const folders = new Map<string, (text: string) => string>();

/**
 * Returns a function that normalizes texts for searching: texts that people of the locale consider the same become
 * equal. Case is ignored, as are accents that don't make another letter. "a" finds "Å" in English but not in Swedish.
 * `Intl.Collator` decides once for each character, because comparing 10,000 whole texts would take far too long.
 *
 * @param locale A BCP 47 tag.
 */
export function textFolder(locale: string): (text: string) => string {
  const known = folders.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(locale, { usage: "search", sensitivity: "base" });
  const characters = new Map<string, string>();

  function foldCharacter(character: string): string {
    const lower = character.toLocaleLowerCase(locale);
    if (compare(lower, "") === 0) return "";
    const bare = lower.normalize("NFKD").replace(/\p{M}/gu, "");
    const candidates = [plain[lower], plain[bare], hiragana(bare), bare];
    return candidates.find((candidate) => candidate && compare(candidate, lower) === 0) ?? lower;
  }

  const fold = (text: string) => {
    // Nearly all texts of nearly all lists; the browser does these at once.
    if (isAscii.test(text)) return text.toLocaleLowerCase(locale);
    let folded = "";
    for (const character of text.normalize("NFC")) {
      const part = characters.get(character) ?? foldCharacter(character);
      characters.set(character, part);
      folded += part;
    }
    return folded;
  };
  folders.set(locale, fold);
  return fold;
}

/** Printable ASCII; its capitals are the only letters in it that have another form. */
const isAscii = /^[ -~]*$/;

/** Katakana code points are 96 above hiragana. */
function hiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}
