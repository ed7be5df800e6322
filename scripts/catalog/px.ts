/**
 * The px that a CSS length comes to, or undefined where it depends on anything outside of the theme.
 *
 * @param lookUp Looks up a custom property by its name without the dashes.
 */
export function toPx(value: string, lookUp: (name: string) => string | undefined): number | undefined {
  const plain = substitute(value, lookUp);
  if (plain === undefined) return undefined;
  const tokens = plain.replaceAll("calc", "").match(/\d*\.?\d+(?:px|rem)?|[-+*/()]|[^\s]/g) ?? [];
  const result = new Arithmetic(tokens).read();
  return result === undefined ? undefined : Math.round(result * 1000) / 1000;
}

/** Replaces `var(--x, fallback)`, innermost first. */
function substitute(value: string, lookUp: (name: string) => string | undefined): string | undefined {
  let text = value;
  for (let depth = 0; depth < 20; depth++) {
    const match = /var\(--([\w-]+)(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/.exec(text);
    if (!match) return text;
    const [whole, name = "", fallback] = match;
    const replacement = lookUp(name) ?? fallback;
    if (replacement === undefined) return undefined;
    text = text.replace(whole, `(${replacement})`);
  }
  return undefined;
}

/** Reads `+ - * /` and parentheses over px, rem and plain numbers. */
class Arithmetic {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** Undefined where anything is left that is no arithmetic, as a percentage. */
  read(): number | undefined {
    const result = this.#sum();
    return this.#at === this.#tokens.length && Number.isFinite(result) ? result : undefined;
  }

  #sum(): number {
    let result = this.#product();
    while (this.#peek("+", "-")) result += this.#next() === "+" ? this.#product() : -this.#product();
    return result;
  }

  #product(): number {
    let result = this.#factor();
    while (this.#peek("*", "/"))
      result = this.#next() === "*" ? result * this.#factor() : result / this.#factor();
    return result;
  }

  #factor(): number {
    const token = this.#next();
    if (token === "-") return -this.#factor();
    if (token !== "(")
      return token?.endsWith("rem") ? Number.parseFloat(token) * 16 : Number(token?.replace("px", ""));
    const result = this.#sum();
    return this.#next() === ")" ? result : Number.NaN;
  }

  #peek(...tokens: string[]): boolean {
    return tokens.includes(this.#tokens[this.#at] ?? "");
  }

  #next(): string | undefined {
    return this.#tokens[this.#at++];
  }
}
