/**
 * Calls a function once for each language, and keeps what it returns, because formatters are slow to create. Mark each call
 * as pure, so that bundlers can remove it.
 */
export function byLocale<Value>(create: (locale: string) => Value): (locale: string) => Value {
  const known = new Map<string, Value>();
  return (locale) => {
    const value = known.get(locale) ?? create(locale);
    known.set(locale, value);
    return value;
  };
}
