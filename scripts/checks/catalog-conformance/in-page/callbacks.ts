import { isValidElement } from "react";
import { isMockFunction } from "storybook/test";
import { lookUp } from "../../../../.storybook/kit/lookup";
import { type Fiber, walk } from "../../../../.storybook/kit/shown/fibers";
import { isValueOfType } from "../../../../src/catalog/type/is-value-of-type";
import { type Types, typeOf } from "../../../../src/catalog/type/resolve";
import type { Catalog, FunctionType } from "../../../../src/catalog/types";
import type { Fact } from "../../../lib/fact";
import { callbackLog, printed, type Spy } from "./callback-log";
import { callbacksIn, isCallbackName } from "./callback-types";
import { descriptorOf, servedCatalog } from "./document";
import { pageApi } from "./page-api";
import { sentValues, subjectOf } from "./sent-values";

/** A callback prop of a component or part, such as `onOpenChange` of `Dialog.Root`. */
interface Callback {
  name: string;
  prop: string;
  /** The path of the callback: `onOpenChange`, or `options.onClick` in the prop `options`. */
  path: string;
}

/**
 * The current story's spies, each with the callbacks it is passed as, by name: `Dialog.Root.onOpenChange`.
 */
const spies = new Map<Spy, Map<string, Callback>>();
let isWatching = false;

/** Starts to record the spies that a story passes as callback props. Only for test runs. */
export function watchCallbacks(): void {
  if (!isWatching) pageApi()?.onCommit((root) => note(root.current as Fiber));
  isWatching = true;
  spies.clear();
  window.kerfCalls = undefined;
}

/** Reports the spies' calls, and facts about them. Call it before the story ends, because that clears its spies. */
export async function recordCallbacks(): Promise<void> {
  const page = pageApi();
  if (!page) return;
  // A component may pass its callback on to a part. The outermost was found first.
  const names = [...spies].map(([spy, props]) => [spy, [...props.keys()][0] ?? ""] as const);
  window.kerfCalls = callbackLog(new Map(names));
  const catalog = await servedCatalog();
  page.recordFacts([...spies].flatMap(([spy, props]) => factsOf(spy, props, catalog)));
}

function note(root: Fiber): void {
  walk(root, undefined, ({ elementType, memoizedProps }) => {
    const found = typeof elementType === "function" && memoizedProps ? lookUp(elementType) : undefined;
    if (!found) return undefined;
    for (const [prop, value] of Object.entries(memoizedProps ?? {})) {
      for (const [path, spy] of spiesIn(prop, value)) {
        const known = spies.get(spy) ?? new Map<string, Callback>();
        spies.set(spy, known.set(`${found.name}.${path}`, { name: found.name, prop, path }));
      }
    }
    return undefined;
  });
}

/** The spies in a prop: its value, or the callbacks of an object or of each object in a list. */
function spiesIn(path: string, value: unknown): [string, Spy][] {
  if (isMockFunction(value)) return [[path, value as unknown as Spy]];
  if (Array.isArray(value)) return value.flatMap((each) => fieldSpies(path, each));
  return fieldSpies(path, value);
}

function fieldSpies(path: string, value: unknown): [string, Spy][] {
  if (typeof value !== "object" || value === null || isValidElement(value)) return [];
  return Object.entries(value).flatMap(([key, each]): [string, Spy][] =>
    isCallbackName(key) && isMockFunction(each) ? [[`${path}.${key}`, each as unknown as Spy]] : [],
  );
}

function factsOf({ mock: { calls } }: Spy, props: ReadonlyMap<string, Callback>, catalog: Catalog): Fact[] {
  if (calls.length === 0) return [];
  const { types = {} } = catalog;
  return [...props].flatMap(([subject, { name, prop, path }]) => {
    const descriptor = descriptorOf(catalog, name)?.props[prop];
    const signatures = (descriptor && callbacksIn(prop, typeOf(descriptor), types).get(path)) ?? [];
    if (signatures.length === 0) return [];
    const wrong = calls.find((args) => !signatures.some((signature) => fits(signature, args, types)));
    const problem = wrong && `it was called with (${wrong.map((arg) => printed(arg)).join(", ")})`;
    const sent = calls.flatMap((args) =>
      signatures.flatMap((signature) => sentValues(signature, args, types)),
    );
    return [
      { kind: "callbacks", subject, ...(problem && { problem }) },
      ...[...new Set(sent.map((each) => subjectOf(subject, each)))].map((each) => ({
        kind: "reasons",
        subject: each,
      })),
    ];
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
