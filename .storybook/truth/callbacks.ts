import { isMockFunction } from "storybook/test";
import { holds } from "../../src/catalog/type/holds";
import type { FunctionType } from "../../src/catalog/type/node";
import { type Types, typeOf } from "../../src/catalog/type/resolve";
import { callbackSignatures } from "../../src/catalog/type/signatures";
import type { Catalog } from "../../src/catalog/types";
import { lookUp } from "../kit/lookup";
import { type Fiber, walk } from "../kit/shown/fibers";
import { descriptorOf, servedCatalog } from "./document";
import type { Fact } from "./fact";
import { harness } from "./harness";

type Spy = { mock: { calls: unknown[][] } };

/** A prop of a component or part: `onOpenChange` of `Dialog.Root`. */
interface Callback {
  name: string;
  prop: string;
}

/** The spies of the story on show, and the props that each was given as, by `Dialog.Root.onOpenChange`. */
const spies = new Map<Spy, Map<string, Callback>>();
let isWatching = false;

/** Records, from now on, which spies a story passes as callback props. In the harness only. */
export function watchCallbacks(): void {
  if (!isWatching) harness()?.onCommit((root) => note(root.current as Fiber));
  isWatching = true;
  spies.clear();
}

/** Returns the arguments of their calls. It must be called before the story ends, which clears its spies. */
export async function tellCallbacks(): Promise<void> {
  const page = harness();
  if (!page) return;
  const catalog = await servedCatalog();
  page.note([...spies].flatMap(([spy, props]) => factsOf(spy, props, catalog)));
}

function note(root: Fiber): void {
  walk(root, undefined, ({ elementType, memoizedProps }) => {
    const found = typeof elementType === "function" && memoizedProps ? lookUp(elementType) : undefined;
    if (!found) return undefined;
    for (const [prop, value] of Object.entries(memoizedProps ?? {})) {
      if (typeof value !== "function" || !isMockFunction(value)) continue;
      const spy = value as unknown as Spy;
      const known = spies.get(spy) ?? new Map<string, Callback>();
      spies.set(spy, known.set(`${found.name}.${prop}`, { name: found.name, prop }));
    }
    return undefined;
  });
}

function factsOf({ mock: { calls } }: Spy, props: ReadonlyMap<string, Callback>, catalog: Catalog): Fact[] {
  if (calls.length === 0) return [];
  return [...props].flatMap(([subject, { name, prop }]) => {
    const descriptor = descriptorOf(catalog, name)?.props[prop];
    const signatures = descriptor ? callbackSignatures(typeOf(descriptor)) : [];
    if (signatures.length === 0) return [];
    const wrong = calls.find((args) => !signatures.some((signature) => fits(signature, args, catalog.types)));
    const problem = wrong && `it was called with (${wrong.map(inWords).join(", ")})`;
    return [{ kind: "callbacks", subject, ...(problem && { problem }) }];
  });
}

/** React's own callbacks come with more than one asks for. */
function fits({ parameters }: FunctionType, args: readonly unknown[], types: Types = {}): boolean {
  return parameters.every(
    ({ type, optional }, index) => (optional && args[index] === undefined) || holds(type, args[index], types),
  );
}

function inWords(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    const { reason } = value as { reason?: unknown };
    return `${value.constructor?.name ?? "object"}${reason === undefined ? "" : ` with the reason ${JSON.stringify(reason)}`}`;
  }
  return typeof value === "function" ? "function" : (JSON.stringify(value) ?? String(value));
}
