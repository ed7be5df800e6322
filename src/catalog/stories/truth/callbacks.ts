import { isMockFunction } from "storybook/test";
import type { Fact } from "../../../../scripts/truth/fact";
import { holds } from "../../type-text/holds";
import { callbackSignatures, type Signature } from "../../type-text/signatures";
import { lookUp } from "../lookup";
import { type Fiber, walk } from "../shown/fibers";
import { harness } from "./harness";

type Spy = { mock: { calls: unknown[][] } };

/** The spies of the story on show, and the props that each was given as. */
const spies = new Map<Spy, Map<string, Signature[]>>();
let isWatching = false;

/**
 * Watches which spies a story gives to callback props, and holds what they were called with against the catalog when
 * the story is over. In the harness only: nobody else would hear of it.
 *
 * @returns what ends the story's time.
 */
export function watchCallbacks(): () => void {
  if (!isWatching) harness()?.onCommit((root) => note(root.current as Fiber));
  isWatching = true;
  spies.clear();
  return () => harness()?.note([...spies].flatMap(([spy, props]) => factsOf(spy, props)));
}

function note(root: Fiber): void {
  walk(root, undefined, ({ elementType, memoizedProps }) => {
    const found = typeof elementType === "function" && memoizedProps ? lookUp(elementType) : undefined;
    for (const [name, prop] of Object.entries(found?.descriptor.props ?? {})) {
      const value = memoizedProps?.[name];
      if (typeof value !== "function" || !isMockFunction(value)) continue;
      const signatures = callbackSignatures(prop.type);
      if (signatures.length === 0) continue;
      const known = spies.get(value as unknown as Spy) ?? new Map();
      spies.set(value as unknown as Spy, known.set(`${found?.name}.${name}`, signatures));
    }
    return undefined;
  });
}

function factsOf(spy: Spy, props: ReadonlyMap<string, Signature[]>): Fact[] {
  const { calls } = spy.mock;
  if (calls.length === 0) return [];
  return [...props].map(([subject, signatures]) => {
    const wrong = calls.find((args) => !signatures.some((signature) => fits(signature, args)));
    return {
      kind: "callbacks",
      subject,
      ...(wrong && { problem: `it was called with (${wrong.map(inWords).join(", ")})` }),
    };
  });
}

/** React's own callbacks come with more than one asks for. */
function fits({ parameters }: Signature, args: readonly unknown[]): boolean {
  return parameters.every((parameter, index) => holds(parameter, args[index]));
}

function inWords(value: unknown): string {
  if (typeof value === "object" && value !== null) return value.constructor?.name ?? "object";
  return typeof value === "function" ? "function" : (JSON.stringify(value) ?? String(value));
}
