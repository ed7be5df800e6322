import { type ReactNode, useDeferredValue, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { rootFiber, walk } from "../../../../.storybook/kit/fibers";
import { forgetWarnings } from "../../../../src/lib/warn-once";

/** The recorded facts of one rendering. */
export interface Rendering {
  /** The markup without the parts that differ between renderings, such as ids. */
  markup: string;
  /** The console output and errors. */
  messages: string[];
  /** Every component and element that React rendered, outermost first. */
  rendered: Rendered[];
  /** The `data-slot` and the computed sizes of every element that Kerf styles: `button 87px 36px …`. */
  boxes: string[];
}

/** A component or element as React rendered it. */
export interface Rendered {
  type: unknown;
  props: Record<string, unknown>;
  /** The component or element around it. */
  parent: Rendered | undefined;
}

const SIZES = ["width", "height", "min-height", "max-width", "padding", "gap", "font-size", "line-height"];

/** Renders, records and unmounts. */
export function renderOnce(node: ReactNode): Promise<Rendering> {
  return mounted(node, async (roots, { messages }) => {
    const elements = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
    return {
      markup: roots.map((root) => stable(root.outerHTML)).join("\n"),
      messages,
      rendered: readTree(roots[0] as Element),
      boxes: elements
        .filter((element) => element.matches('[data-slot], [class^="k:"], [class*=" k:"]'))
        .map((element) => {
          const style = getComputedStyle(element);
          const sizes = SIZES.map((property) => style.getPropertyValue(property));
          return [element.getAttribute("data-slot"), ...sizes].join(" ");
        }),
    };
  });
}

/** Removes generated ids, and attributes that depend on positions and timing. */
function stable(html: string): string {
  return (
    html
      .replaceAll(/_r_\w+_|base-ui-[\w:-]+/g, "id")
      .replaceAll(/ (_echarts_instance_|data-zr-dom-id)="[^"]*"/g, "")
      // Announced text is added and removed by timers.
      .replaceAll(/(<[^>]*(?:role="status"|aria-live=)[^>]*>)[^<]*/g, "$1")
      .replaceAll(/ (style|data-(starting-style|ending-style|anchor-hidden|highlighted))="[^"]*"/g, "")
  );
}

/** The props of each rendered component. */
export function propsOf({ rendered }: Rendering, component: unknown): Record<string, unknown> | undefined {
  return rendered.find(({ type }) => type === component)?.props;
}

/** The output of React and of the console. */
interface Said {
  /** The errors and console messages. */
  messages: string[];
  /** The errors alone. */
  errors: string[];
}

/**
 * Renders a node onto the page, waits until the page is stable, examines it and removes it.
 *
 * @param examine Gets the elements that were added to the page: the container, and portals.
 */
export async function mounted<Result>(
  node: ReactNode,
  examine: (roots: Element[], said: Said) => Promise<Result>,
): Promise<Result> {
  const before = new Set(document.body.children);
  const added = () => [...document.body.children].filter((element) => !before.has(element));
  const said: Said = { messages: [], errors: [] };
  const { error, warn } = console;
  const note = (...parts: unknown[]) => said.messages.push(inWords(parts));
  Object.assign(console, { error: note, warn: note });
  forgetWarnings();
  const stage = document.getElementById("storybook-root") ?? document.body;
  const container = stage.appendChild(document.createElement("div"));
  // Space on every side, because popups flip without it.
  container.style.padding = "280px 340px";
  let finish = () => {};
  const isRendered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const fail = (thrown: unknown) => {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    said.messages.push(message);
    said.errors.push(message);
  };
  const root = createRoot(container, {
    onUncaughtError(thrown) {
      fail(thrown);
      finish();
    },
    onCaughtError: fail,
    onRecoverableError: fail,
  });
  root.render(
    <>
      {node}
      <AfterDeferred onDone={finish} />
    </>,
  );
  await isRendered;
  await frame();
  const page = window.kerf;
  if (page) await page.waitUntilStable();
  // Without the runner, popups are open and positioned after a few frames.
  else for (let count = 0; count < 4; count++) await frame();
  const result = await examine([container, ...added().filter((element) => element !== container)], said);
  root.unmount();
  container.remove();
  // Portals are removed after their content has faded out.
  for (let tries = 0; tries < 60 && added().length > 0; tries++) await frame();
  Object.assign(console, { error, warn });
  return result;
}

/**
 * Calls back once React has finished renders deferred by `useDeferredValue`. On a busy machine, the page can
 * look stable before that.
 */
function AfterDeferred({ onDone }: { onDone: () => void }): ReactNode {
  const isDone = useDeferredValue(true, false);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return null;
}

const frame = () => new Promise(requestAnimationFrame);

/** Copies React's tree, because React clears it when unmounting. */
function readTree(container: Element): Rendered[] {
  const rendered: Rendered[] = [];
  const root = rootFiber(container);
  if (!root) return rendered;
  walk<Rendered | undefined>(root, undefined, ({ elementType, memoizedProps }, parent) => {
    if (!elementType) return parent;
    const own = { type: elementType, props: memoizedProps ?? {}, parent };
    rendered.push(own);
    return own;
  });
  return rendered;
}

/** Formats a message like the console, because React's messages have placeholders. */
function inWords([first, ...rest]: unknown[]): string {
  const values = [...rest];
  const text = String(first).replaceAll(/%[sdoO]/g, () => String(values.shift()));
  return [text, ...values.map(String)].join(" ").trim();
}
