const texts = new WeakMap<object, string>();

/**
 * A value that a snippet prints as this code. A property of the value prints as the code that reads the
 * property. To print a function's result for an item, call the function with `code("item")`.
 */
// biome-ignore lint/suspicious/noExplicitAny: it takes the place of a value of any type.
export function code(text: string): any {
  const value = new Proxy(
    {},
    {
      get: (_, property) => {
        if (property === Symbol.toPrimitive || property === "toString") return () => text;
        // React reads these to check whether the value is an element.
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
