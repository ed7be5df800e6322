/** The field's handlers on top of the caller's: the caller's run first. */
export function mergeEvents<Own extends object>(own: Own, field: object | undefined): Own {
  if (!field) return own;
  const merged = { ...own } as Record<string, unknown>;
  for (const [name, handler] of Object.entries(field)) {
    const ownHandler = merged[name];
    merged[name] =
      typeof ownHandler === "function"
        ? (event: unknown) => {
            ownHandler(event);
            handler(event);
          }
        : handler;
  }
  return merged as Own;
}
