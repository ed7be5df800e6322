const told = new Set<string>();

/**
 * Warns in the console once for each text, in development only.
 *
 * @param text As a function if it is computed. A bundle for production would otherwise keep the code that computes it.
 */
export function warnOnce(text: string | (() => string)): void {
  if (process.env.NODE_ENV === "production") return;
  const message = typeof text === "string" ? text : text();
  if (told.has(message)) return;
  told.add(message);
  console.warn(`Kerf: ${message}`);
}

/** Allows every warning to be logged again, so that stories and tests don't depend on each other. */
export function forgetWarnings(): void {
  told.clear();
}
