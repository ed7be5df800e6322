/** The file name of the edited code in stack traces. */
export const SOURCE = "example.tsx";

/** The line of the edited code where an error was thrown or, for a syntax error, found. */
export function lineOf(error: unknown): number | undefined {
  const { loc, stack = "" } = (error ?? {}) as { loc?: { line: number }; stack?: string };
  const found = loc?.line ?? /\bexample\.tsx:(\d+)/.exec(stack)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Whether the compiler threw the error. */
export function isSyntax(error: unknown): boolean {
  return error instanceof SyntaxError;
}

/** The error's message, without the file name and position that the compiler adds. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Error transforming [^:]*: /, "").replace(/ \(\d+:\d+\)$/, "");
}

/** The text that the console would print, with placeholders such as `%s` replaced by their values. */
export function formatted([first, ...rest]: unknown[]): string {
  const text =
    typeof first === "string" ? first.replace(/%[sdifoOc]/g, () => String(rest.shift() ?? "")) : "";
  const all = typeof first === "string" ? [text, ...rest] : [first, ...rest];
  return all.map(String).join(" ").trim().slice(0, 500);
}
