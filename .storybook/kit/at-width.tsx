import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { waitFor } from "storybook/test";
import { loadFonts } from "./settled";
import { useBodyHeight } from "./use-body-height";

export interface AtWidthProps {
  /** The width of the viewport, in px. */
  width: number;
  /** The scale of the frame. 0.5 draws it at half its size. Sizes inside the frame don't change. */
  scale?: number;
  /** The content of the page. It has the theme, direction and language of the story's page. */
  children: ReactNode;
}

/**
 * A page of a given width within a story, for content with media queries. A wrapper can't change the viewport's width,
 * and a play function can't resize it. The page is an iframe with the stylesheets of the story's page. React
 * renders into the iframe as part of the story, so context and events work.
 *
 * A play function gets the content with {@link pageAt}. Give the story `parameters: { a11y: withoutFrames }`.
 * Otherwise axe waits for frames that don't load it. Other stories check the components' accessibility.
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
        {/* Always left to right, because the scaled iframe's layout box overflows to the right. */}
        <div dir="ltr" className="overflow-hidden" style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={setFrame}
            title={`The story at ${width} px`}
            // Start with a document: about:blank is in quirks mode, and Firefox replaces it later.
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

/** The value of `parameters.a11y` for stories with frames. */
export const withoutFrames = { options: { iframes: false } };

/**
 * Returns the body of the page with that width, once its styles, content and fonts have loaded. Stories
 * without assertions await it as well, so that their snapshots show the pages.
 */
export async function pageAt(canvas: HTMLElement, width: number): Promise<HTMLElement> {
  const body = await waitFor(
    () => {
      const frame = canvas.querySelector<HTMLIFrameElement>(`iframe[data-width="${width}"][data-ready]`);
      const body = frame?.contentDocument?.body;
      if (!body?.firstElementChild) throw new Error(`The page of ${width} px hasn't rendered yet.`);
      return body;
    },
    { timeout: 5000 },
  );
  await body.ownerDocument.fonts.ready;
  return body;
}

/** The frame's body, once the frame has loaded and has the styles of the page around it. */
function useStyledBody(frame: HTMLIFrameElement | null): HTMLElement | null {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!frame) return;
    let isMounted = true;
    // The toolbar sets the theme and direction on the root element, even after the story has rendered.
    const root = new MutationObserver(() => frame.contentDocument && copyRoot(frame.contentDocument));
    root.observe(document.documentElement, { attributes: true });
    const copyLook = async () => {
      const page = frame.contentDocument;
      // Some browsers also fire `load` for the empty document before `srcDoc`.
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
  // While a frame loads, its document is empty. This runs again on `load`.
  const [from, to] = [document.documentElement, page.documentElement as HTMLElement | null];
  if (!to) return;
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** The pending copies, one promise per document, so that later callers wait for the same one. */
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
  // Wait for the font as well, so that no text is first rendered in a fallback font.
  const done = Promise.all(loading).then(() => loadFonts(page));
  styled.set(page, done);
  return done;
}
