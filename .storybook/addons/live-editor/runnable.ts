import type { Problem } from "./messages";

/**
 * Turns the code of an example into a module with an export to render. If the code ends with elements, it
 * exports a component that renders them. Line numbers stay the same.
 */
export function runnable(code: string): string {
  const start = code.search(/^<(?=[A-Z>])/m);
  if (/^export /m.test(code) || start < 0) return code;
  const elements = code.slice(start).trimEnd().replace(/;$/, "");
  return `${code.slice(0, start)}export default () => (<>${elements}</>);`;
}

/** The component to render: the default export, or else the last exported function. */
export function exampleIn(exports: Record<string, unknown>): (() => unknown) | undefined {
  const functions = Object.values(exports).filter((each) => typeof each === "function");
  const found = typeof exports.default === "function" ? exports.default : functions.at(-1);
  return found as (() => unknown) | undefined;
}

/** The file name of the edited code in stack traces. */
export const SOURCE = "example.tsx";

/**
 * An error that the compiler or the code threw: its line in the edited code, and its message without the file name and
 * position that the compiler adds.
 */
export function problemOf(error: unknown): Problem {
  const { loc, stack = "" } = (error ?? {}) as { loc?: { line: number }; stack?: string };
  const line = loc?.line ?? /\bexample\.tsx:(\d+)/.exec(stack)?.[1];
  const message = error instanceof Error ? error.message : String(error);
  return {
    message: message.replace(/^Error transforming [^:]*: /, "").replace(/ \(\d+:\d+\)$/, ""),
    ...(line !== undefined && { line: Number(line) }),
    isSyntax: error instanceof SyntaxError,
  };
}

/** The text that the console would print, with placeholders such as `%s` replaced by their values. */
export function formatted([first, ...rest]: unknown[]): string {
  const text =
    typeof first === "string" ? first.replace(/%[sdifoOc]/g, () => String(rest.shift() ?? "")) : "";
  const all = typeof first === "string" ? [text, ...rest] : [first, ...rest];
  return all.map(String).join(" ").trim().slice(0, 500);
}
