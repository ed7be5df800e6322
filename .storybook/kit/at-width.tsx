import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { waitFor } from "storybook/test";
import { loadFonts } from "./settled";
import { useBodyHeight } from "./use-body-height";

export interface AtWidthProps {
  /** Width of the viewport, in px. */
  width: number;
  /** How large it is drawn: 0.5 shows a wide viewport in half its room. Measures inside do not change. */
  scale?: number;
  /** The page. Theme, direction and language are those of the story's page. */
  children: ReactNode;
}

/**
 * A page of a given width within a story, for content with media queries. A wrapper can't change the viewport's width,
 * and a play function can't resize it. It is a frame with the stylesheets of the story's page. React renders into it as
 * part of the story, so context and events work.
 *
 * A play function finds what is inside by {@link pageAt}. Give the story `parameters: { a11y: withoutFrames }`, so
 * that axe does not wait for frames that it is not in; what the components are is checked in other stories.
 *
 * @example
 * render: (args) => [320, 1280].map((width) => <AtWidth key={width} width={width}><Grid {...args} /></AtWidth>),
 * play: async ({ canvasElement }) => {
 *   const page = within(await pageAt(canvasElement, 1280));
 * }
 */
export function AtWidth({ width, scale = 1, children }: AtWidthProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const body = useStyledBody(frame);
  const height = useBodyHeight(body);
  return (
    <figure className="m-0 flex min-w-0 max-w-full flex-col gap-1">
      <figcaption className="font-mono text-ink-muted text-sm">{width} px</figcaption>
      <div className="w-fit max-w-full overflow-x-auto rounded-sm border border-line">
        {/* From left to right always: a frame that is scaled down stands out of its place towards the right. */}
        <div dir="ltr" className="overflow-hidden" style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={setFrame}
            title={`The story at ${width} px`}
            // A document of its own from the start: about:blank is in quirks mode, and Firefox replaces it later.
            srcDoc="<!doctype html>"
            data-width={width}
            data-ready={body ? "" : undefined}
            className="block origin-top-left border-0"
            style={{ width, height, scale: String(scale) }}
          />
        </div>
      </div>
      {body && createPortal(children, body)}
    </figure>
  );
}

/** For `parameters.a11y` of stories with frames. */
export const withoutFrames = { options: { iframes: false } };

/**
 * The body of the page of that width, once its styles, content and fonts are there. Also what a story without
 * anything to prove waits for, so that its picture shows the pages.
 */
export async function pageAt(canvas: HTMLElement, width: number): Promise<HTMLElement> {
  const body = await waitFor(
    () => {
      const frame = canvas.querySelector<HTMLIFrameElement>(`iframe[data-width="${width}"][data-ready]`);
      const body = frame?.contentDocument?.body;
      if (!body?.firstElementChild) throw new Error(`The page of ${width} px is not there yet.`);
      return body;
    },
    { timeout: 5000 },
  );
  await body.ownerDocument.fonts.ready;
  return body;
}

/** The frame's body, once it has loaded and looks like the page around it. */
function useStyledBody(frame: HTMLIFrameElement | null): HTMLElement | null {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!frame) return;
    let isMounted = true;
    // Themes and directions are switched on the root element of a rendered story.
    const root = new MutationObserver(() => frame.contentDocument && copyRoot(frame.contentDocument));
    root.observe(document.documentElement, { attributes: true });
    const copyLook = async () => {
      const page = frame.contentDocument;
      // The empty document before srcdoc loads as well, in some browsers.
      if (!page?.doctype) return;
      copyRoot(page);
      await copyStyles(page);
      if (isMounted) setBody(page.body);
    };
    if (frame.contentDocument?.readyState === "complete") copyLook();
    frame.addEventListener("load", copyLook);
    return () => {
      isMounted = false;
      root.disconnect();
      frame.removeEventListener("load", copyLook);
    };
  }, [frame]);
  return body;
}

function copyRoot(page: Document): void {
  // While a frame loads, its document is empty; it is asked again when it has loaded.
  const [from, to] = [document.documentElement, page.documentElement as HTMLElement | null];
  if (!to) return;
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** One promise per document, so that later callers wait as well. */
const styled = new WeakMap<Document, Promise<unknown>>();

function copyStyles(page: Document): Promise<unknown> {
  const begun = styled.get(page);
  if (begun) return begun;
  page.body.style.cssText = "margin: 0; padding: 16px";
  const sheets = [...document.querySelectorAll("link[rel=stylesheet], style")].map(
    (sheet) => sheet.cloneNode(true) as HTMLElement,
  );
  const loading = sheets
    .filter((sheet) => sheet instanceof HTMLLinkElement)
    .map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve)));
  page.head.append(...sheets);
  // With its font as well, so that nothing is seen in another one first.
  const done = Promise.all(loading).then(() => loadFonts(page));
  styled.set(page, done);
  return done;
}
