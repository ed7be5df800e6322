import { isValidElement } from "react";
import { isMockFunction } from "storybook/test";
import { catalog } from "../../../../.storybook/kit/catalog";
import { type Fiber, walkRendered } from "../../../../.storybook/kit/fibers";
import { lookUp } from "../../../../.storybook/kit/lookup";
import { isValueOfType } from "../../../../src/catalog/type/is-value-of-type";
import { type Types, typeOf } from "../../../../src/catalog/type/resolve";
import { callbackSignatures } from "../../../../src/catalog/type/signatures";
import type { FunctionType, PropDescriptor } from "../../../../src/catalog/types";
import { type Fact, factOf } from "../../../lib/fact";

/** A spy of a story, with the calls that it got. */
interface Spy {
  mock: { calls: unknown[][]; invocationCallOrder: number[] };
}

/**
 * The current story's spies, each with the props it is passed as, by name: `Dialog.Root.onOpenChange`. The values are the
 * catalog's entries.
 */
const spies = new Map<Spy, Map<string, PropDescriptor | undefined>>();

let isWatching = false;

/** Starts to record the spies that a story passes as callback props. Only for test runs. */
export function watchCallbacks(): void {
  if (!isWatching) window.kerf?.onCommit((root) => note(root.current as Fiber));
  isWatching = true;
  spies.clear();
  window.kerfCalls = undefined;
}

/** Reports the spies' calls, and facts about them. Call it before the story ends, because that clears its spies. */
export function recordCallbacks(): void {
  const page = window.kerf;
  if (!page) return;
  // A component may pass its callback on to a part. The outermost was found first.
  const names = [...spies].map(([spy, props]) => [spy, [...props.keys()][0] ?? ""] as const);
  window.kerfCalls = callbackLog(new Map(names));
  page.recordFacts([...spies].flatMap(([spy, props]) => factsOf(spy, props)));
}

function note(root: Fiber): void {
  walkRendered(root, ({ elementType, memoizedProps }) => {
    const found = typeof elementType === "function" && memoizedProps ? lookUp(elementType) : undefined;
    if (!found) return;
    for (const [prop, value] of Object.entries(memoizedProps ?? {})) {
      if (!isMockFunction(value)) continue;
      const spy = value as unknown as Spy;
      const known = spies.get(spy) ?? new Map<string, PropDescriptor | undefined>();
      spies.set(spy, known.set(`${found.name}.${prop}`, found.descriptor.props[prop]));
    }
  });
}

function factsOf({ mock: { calls } }: Spy, props: ReadonlyMap<string, PropDescriptor | undefined>): Fact[] {
  if (calls.length === 0) return [];
  const { types = {} } = catalog;
  return [...props].flatMap(([subject, descriptor]) => {
    const signatures = descriptor ? callbackSignatures(typeOf(descriptor)) : [];
    if (signatures.length === 0) return [];
    const wrong = calls.find((args) => !signatures.some((signature) => fits(signature, args, types)));
    const problems = wrong ? [`it was called with (${wrong.map((arg) => printed(arg)).join(", ")})`] : [];
    return [factOf("callbacks", subject, problems)];
  });
}

/**
 * Whether arguments match a signature. Further arguments are fine, since React passes some to its callbacks.
 */
function fits({ parameters }: FunctionType, args: readonly unknown[], types: Types): boolean {
  return parameters.every(
    ({ type, optional }, index) =>
      (optional && args[index] === undefined) || isValueOfType(type, args[index], types),
  );
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
function callbackLog(spies: ReadonlyMap<Spy, string>): string[] {
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
function printed(value: unknown, depth = 0): string {
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
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return "instance";
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
