import { type ReactNode, useDeferredValue, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { rootFiber, walk } from "../../../../.storybook/kit/fibers";
import { forgetWarnings } from "../../../../src/lib/warn-once";
import { type Measured, measure } from "./measure";
import { pageApi } from "./page-api";

/** The recorded facts of one rendering. */
export interface Rendering {
  /** The markup without the parts that differ between renderings, such as ids. */
  markup: string;
  messages: string[];
  /** The findings of axe, if it ran. */
  violations: string[];
  /** Every component and element that React rendered. */
  rendered: Rendered[];
  /** The `data-slot` and the measures of every element that Kerf styles. */
  boxes: { slot: string; measured: Measured }[];
}

/** Renders, records and unmounts. `axe` says whether axe examines it. */
export async function renderOnce(node: ReactNode, axe = false): Promise<Rendering> {
  const mounted = await mount(node);
  const elements = mounted.roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
  const rendering: Rendering = {
    markup: mounted.roots.map((root) => stable(root.outerHTML)).join("\n"),
    violations: axe ? await violations() : [],
    messages: mounted.messages,
    rendered: mounted.rendered,
    boxes: elements.flatMap((element) =>
      isStyled(element)
        ? [{ slot: element.getAttribute("data-slot") ?? "", measured: measure(element) }]
        : [],
    ),
  };
  await mounted.unmount();
  return rendering;
}

function isStyled(element: Element): boolean {
  return element.hasAttribute("data-slot") || /(^| )k:/.test(element.getAttribute("class") ?? "");
}

/** The findings of axe in both themes. */
async function violations(): Promise<string[]> {
  const page = pageApi();
  if (!page) return [];
  const found = [];
  for (const theme of ["dark", "light"]) {
    const violations = await page.violations({ "data-theme": theme });
    found.push(...violations.map((violation) => `in ${theme}: ${violation}`));
  }
  return found;
}

/** Removes generated ids, and attributes that depend on positions and timing. */
function stable(html: string): string {
  return (
    html
      .replaceAll(/_r_\w+_/g, "id")
      .replaceAll(/«r\w+»/g, "id")
      .replaceAll(/base-ui-[\w:-]+/g, "id")
      .replaceAll(/ (_echarts_instance_|data-zr-dom-id)="[^"]*"/g, "")
      // Announced text is added and removed by timers.
      .replaceAll(/(<[^>]*(?:role="status"|aria-live=)[^>]*>)[^<]*/g, "$1")
      .replaceAll(/ style="[^"]*"/g, "")
      .replaceAll(/ data-(starting-style|ending-style|anchor-hidden|highlighted)="[^"]*"/g, "")
  );
}

/** The props of each rendered component. */
export function propsOf({ rendered }: Rendering, component: unknown): Record<string, unknown> | undefined {
  return rendered.find(({ type }) => type === component)?.props;
}

/** A mounted node, with everything that was recorded. */
interface Mounted {
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
async function mount(node: ReactNode): Promise<Mounted> {
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

/** Captures console errors and warnings instead of printing them. Returns a function that stops it. */
function captureConsole(messages: string[]): () => void {
  const { error, warn } = console;
  const note = (...parts: unknown[]) => messages.push(inWords(parts));
  Object.assign(console, { error: note, warn: note });
  return () => Object.assign(console, { error, warn });
}

/** Formats a message like the console, because React's messages have placeholders. */
function inWords([first, ...rest]: unknown[]): string {
  const values = [...rest];
  const text = String(first).replaceAll(/%[sdoO]/g, () => String(values.shift()));
  return [text, ...values.map(String)].join(" ").trim();
}
