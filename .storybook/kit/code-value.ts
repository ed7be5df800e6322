const texts = new WeakMap<object, string>();

/**
 * A value that a snippet prints as this code. Its properties print as the code that reads them. To print what a
 * function returns for an item, call it with `code("item")`.
 */
// biome-ignore lint/suspicious/noExplicitAny: it takes the place of a value of any type.
export function code(text: string): any {
  const value = new Proxy(
    {},
    {
      get: (_, property) => {
        if (property === Symbol.toPrimitive || property === "toString") return () => text;
        // React asks for these to find out whether it is an element.
        if (typeof property === "symbol" || property === "$$typeof") return undefined;
        return code(`${text}.${property}`);
      },
    },
  );
  texts.set(value, text);
  return value;
}

/** The code that a value prints as, or undefined if the value isn't from {@link code}. */
export function codeText(value: unknown): string | undefined {
  return typeof value === "object" && value !== null ? texts.get(value) : undefined;
}
