/** A type that the parser doesn't support, such as a conditional type. */
export class UnknownTypeText extends Error {}

const token = /\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[A-Za-z_$][\w$]*|=>|\.\.\.|[[\](){}<>|&;:,?.])/y;

/** The tokens of a type, read in order. */
export class Tokens {
  private readonly words: string[];
  private at = 0;

  /** @throws {UnknownTypeText} if a character isn't part of any token. */
  constructor(text: string) {
    this.words = [];
    token.lastIndex = 0;
    while (token.lastIndex < text.trimEnd().length) {
      const word = token.exec(text)?.[1];
      if (word === undefined) throw new UnknownTypeText();
      this.words.push(word);
    }
  }

  /** The next token, or a later one. Undefined at the end. */
  peek(ahead = 0): string | undefined {
    return this.words[this.at + ahead];
  }

  /** @throws {UnknownTypeText} at the end. */
  next(): string {
    const word = this.words[this.at++];
    if (word === undefined) throw new UnknownTypeText();
    return word;
  }

  /** Skips the token if it is next. */
  take(word: string): boolean {
    if (this.peek() !== word) return false;
    this.at++;
    return true;
  }

  /** @throws {UnknownTypeText} if another token is next. */
  expect(word: string): void {
    if (!this.take(word)) throw new UnknownTypeText();
  }

  /** The number of tokens up to the closing bracket of the next one. */
  closing(): number {
    let depth = 0;
    for (let ahead = 0; this.peek(ahead) !== undefined; ahead++) {
      if (/^[[({]$/.test(this.peek(ahead) ?? "")) depth++;
      if (/^[\])}]$/.test(this.peek(ahead) ?? "") && --depth === 0) return ahead;
    }
    throw new UnknownTypeText();
  }

  /** The tokens from a position on, as text. */
  textFrom(start: number): string {
    return this.words.slice(start, this.at).join(" ");
  }

  get place(): number {
    return this.at;
  }
}
