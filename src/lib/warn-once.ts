const told = new Set<string>();

/** Warns in the console once for each text, in development only. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === "production" || told.has(message)) return;
  told.add(message);
  console.warn(`Kerf: ${message}`);
}

/** Allows every warning to be logged again, so that stories and tests don't depend on each other. */
export function forgetWarnings(): void {
  told.clear();
}
