/** The name of the edited code in stacks. */
export const SOURCE = "example.tsx";

/** The line of the edited code where an error was thrown or, for a syntax error, found. */
export function lineOf(error: unknown): number | undefined {
  const { loc, stack = "" } = (error ?? {}) as { loc?: { line: number }; stack?: string };
  const found = loc?.line ?? /\bexample\.tsx:(\d+)/.exec(stack)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Whether it is an error of the compiler. */
export function isSyntax(error: unknown): boolean {
  return error instanceof SyntaxError;
}

/** Its message. The compiler repeats the file and the place in it. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Error transforming [^:]*: /, "").replace(/ \(\d+:\d+\)$/, "");
}

/** What the console would print: placeholders such as `%s` are replaced by values. */
export function formatted([first, ...rest]: unknown[]): string {
  const text =
    typeof first === "string" ? first.replace(/%[sdifoOc]/g, () => String(rest.shift() ?? "")) : "";
  const all = typeof first === "string" ? [text, ...rest] : [first, ...rest];
  return all.map(String).join(" ").trim().slice(0, 500);
}
