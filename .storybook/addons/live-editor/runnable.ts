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
