/** Takes what is written to the console instead of it; returns how to stop. */
export function captureConsole(messages: string[]): () => void {
  const { error, warn } = console;
  const note = (...parts: unknown[]) => messages.push(inWords(parts));
  Object.assign(console, { error: note, warn: note });
  return () => Object.assign(console, { error, warn });
}

/** As the console would write it: React's messages are patterns. */
function inWords([first, ...rest]: unknown[]): string {
  const values = [...rest];
  const text = String(first).replaceAll(/%[sdoO]/g, () => String(values.shift()));
  return [text, ...values.map(String)].join(" ").trim();
}
