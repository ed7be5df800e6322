import { type ReactNode, useDeferredValue, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { rootFiber, walk } from "../../../../.storybook/kit/shown/fibers";
import { forgetWarnings } from "../../../../src/lib/warn-once";
import { captureConsole } from "./capture-console";
import { pageApi } from "./page-api";

/** A mounted node, with everything that was recorded. */
export interface Mounted {
  /** The elements that were added to the page: the container, and portals. */
  roots: Element[];
  /** The console output and errors. */
  messages: string[];
  /** Every component and element that React rendered, outermost first. */
  rendered: Rendered[];
  /** Unmounts the node, and restores the console. */
  unmount(): Promise<void>;
}

/** A component or element as React rendered it. */
export interface Rendered {
  type: unknown;
  props: Record<string, unknown>;
  /** The component or element around it. */
  parent: Rendered | undefined;
}

/** Renders a node onto the page, and waits until the page is stable. */
export async function mount(node: ReactNode): Promise<Mounted> {
  const before = new Set(document.body.children);
  const messages: string[] = [];
  const stop = captureConsole(messages);
  forgetWarnings();
  const stage = document.getElementById("storybook-root") ?? document.body;
  const container = stage.appendChild(document.createElement("div"));
  // Space on every side, because popups flip without it.
  container.style.padding = "280px 340px";
  const report = (error: unknown) => messages.push(error instanceof Error ? error.message : String(error));
  let finish = () => {};
  const isRendered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const root = createRoot(container, {
    onUncaughtError(error) {
      report(error);
      finish();
    },
    onCaughtError: report,
    onRecoverableError: report,
  });
  root.render(
    <>
      {node}
      <AfterDeferred onDone={finish} />
    </>,
  );
  await isRendered;
  await settled();
  return {
    roots: [container, ...[...document.body.children].filter((element) => !before.has(element))],
    messages,
    rendered: readTree(container),
    async unmount() {
      root.unmount();
      container.remove();
      await portalsRemoved(before);
      stop();
    },
  };
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

/** Waits until the page is stable. Outside of a test run, it waits for two frames. */
async function settled(): Promise<void> {
  await frame();
  const page = pageApi();
  if (page) await page.waitUntilStable();
  else await frame();
}

const frame = () => new Promise(requestAnimationFrame);

/** Waits until portals are removed, which happens after their content has faded out. */
async function portalsRemoved(before: ReadonlySet<Element>): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ([...document.body.children].every((element) => before.has(element))) return;
    await frame();
  }
}

/** Copies React's tree, because React clears it when unmounting. */
function readTree(container: Element): Rendered[] {
  const rendered: Rendered[] = [];
  const root = rootFiber(container);
  if (root) {
    walk<Rendered | undefined>(root, undefined, ({ elementType, memoizedProps }, parent) => {
      if (!elementType) return parent;
      const own = { type: elementType, props: memoizedProps ?? {}, parent };
      rendered.push(own);
      return own;
    });
  }
  return rendered;
}
