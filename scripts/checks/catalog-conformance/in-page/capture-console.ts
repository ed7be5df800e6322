/** Captures console errors and warnings instead of printing them. Returns a function that stops it. */
export function captureConsole(messages: string[]): () => void {
  const { error, warn } = console;
  const note = (...parts: unknown[]) => messages.push(inWords(parts));
  Object.assign(console, { error: note, warn: note });
  return () => Object.assign(console, { error, warn });
}

/** Formats a message like the console, because React's messages have placeholders. */
function inWords([first, ...rest]: unknown[]): string {
  const values = [...rest];
  const text = String(first).replaceAll(/%[sdoO]/g, () => String(values.shift()));
  return [text, ...values.map(String)].join(" ").trim();
}
