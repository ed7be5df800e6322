import { isValidElement } from "react";

/** A spy of a story, with the calls that it got. */
export interface Spy {
  mock: { calls: unknown[][]; invocationCallOrder: number[] };
}

/** Longer lists and texts are cut. */
const LONGEST = 8;
const LONGEST_TEXT = 60;

/** The depth of an object whose fields are left out. */
const DEEPEST = 2;

/**
 * The calls of spies in their order, each as a line: `Dialog.Root.onOpenChange(true, { reason: "trigger-press" })`.
 * A line that repeats has the number of its calls.
 *
 * @param spies The spies, each with the name of its callback.
 */
export function callbackLog(spies: ReadonlyMap<Spy, string>): string[] {
  const calls = [...spies].flatMap(([{ mock }, name]) =>
    mock.calls.map((args, index) => ({ name, args, order: mock.invocationCallOrder[index] ?? 0 })),
  );
  const lines = calls
    .sort((a, b) => a.order - b.order)
    .map(({ name, args }) => `${name}(${args.map((arg) => printed(arg)).join(", ")})`);
  const log: { line: string; count: number }[] = [];
  for (const line of lines) {
    const last = log.at(-1);
    if (last?.line === line) last.count++;
    else log.push({ line, count: 1 });
  }
  return log.map(({ line, count }) => (count > 1 ? `${line} × ${count}` : line));
}

/** An argument of a call, shortened. */
export function printed(value: unknown, depth = 0): string {
  if (typeof value === "string")
    return JSON.stringify(value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value);
  if (typeof value === "function") return "function";
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "invalid date" : value.toISOString();
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof File) return `file ${value.name}`;
  if ("$$typeof" in value) return isValidElement(value) ? "element" : "component";
  const event = eventType(value);
  if (event !== undefined) return `${event} event`;
  if (value instanceof Set || value instanceof Map) return printed([...value], depth);
  if (depth === DEEPEST) return Array.isArray(value) ? `[${value.length} items]` : "{ … }";
  if (Array.isArray(value)) return `[${cut(value.map((item) => printed(item, depth + 1)))}]`;
  // Events, elements and methods are left out, and `false`, which says that a call was not canceled.
  const fields = Object.entries(value).filter(([, field]) => isShown(field));
  return `{ ${cut(fields.map(([key, field]) => `${key}: ${printed(field, depth + 1)}`))} }`;
}

/** The type of an event of the page or of React, such as `keydown`. */
function eventType(value: object): string | undefined {
  if (value instanceof Event) return value.type;
  return "nativeEvent" in value && "type" in value ? String(value.type) : undefined;
}

function isShown(value: unknown): boolean {
  if (typeof value === "function" || value === undefined || value === false) return false;
  if (typeof value !== "object" || value === null) return true;
  return !(value instanceof Node) && eventType(value) === undefined && !isValidElement(value);
}

function cut(parts: readonly string[]): string {
  return parts.length > LONGEST ? `${parts.slice(0, LONGEST).join(", ")}, …` : parts.join(", ");
}
