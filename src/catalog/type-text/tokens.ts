/** A text that is none of the types that this reader knows: a conditional type, say. */
export class UnknownTypeText extends Error {}

const token = /\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[A-Za-z_$][\w$]*|=>|\.\.\.|[[\](){}<>|&;:,?.])/y;

/** The words of a type, read one after the other. */
export class Tokens {
  private readonly words: string[];
  private at = 0;

  /** @throws {UnknownTypeText} where a character belongs to no word. */
  constructor(text: string) {
    this.words = [];
    token.lastIndex = 0;
    while (token.lastIndex < text.trimEnd().length) {
      const word = token.exec(text)?.[1];
      if (word === undefined) throw new UnknownTypeText();
      this.words.push(word);
    }
  }

  /** The word that comes next, or the one some words later; undefined at the end. */
  peek(ahead = 0): string | undefined {
    return this.words[this.at + ahead];
  }

  /** @throws {UnknownTypeText} at the end. */
  next(): string {
    const word = this.words[this.at++];
    if (word === undefined) throw new UnknownTypeText();
    return word;
  }

  /** Goes past the word if it is the next. */
  take(word: string): boolean {
    if (this.peek() !== word) return false;
    this.at++;
    return true;
  }

  /** @throws {UnknownTypeText} where another word comes next. */
  expect(word: string): void {
    if (!this.take(word)) throw new UnknownTypeText();
  }

  /** How far ahead the bracket closes that comes next. */
  closing(): number {
    let depth = 0;
    for (let ahead = 0; this.peek(ahead) !== undefined; ahead++) {
      if (/^[[({]$/.test(this.peek(ahead) ?? "")) depth++;
      if (/^[\])}]$/.test(this.peek(ahead) ?? "") && --depth === 0) return ahead;
    }
    throw new UnknownTypeText();
  }

  /** The words from a place on, as text. */
  textFrom(start: number): string {
    return this.words.slice(start, this.at).join(" ");
  }

  get place(): number {
    return this.at;
  }
}
