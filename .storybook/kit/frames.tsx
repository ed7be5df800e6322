import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { waitFor } from "storybook/test";
import { PortalProvider } from "../../src/lib/portal-provider";
import { loadFonts } from "./play-helpers";

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
      <figcaption className="wrap-anywhere font-mono text-ink-muted text-sm">{width} px</figcaption>
      <div className="w-fit max-w-full overflow-x-auto rounded-sm border border-line">
        {/* Always left to right, because the scaled iframe's layout box overflows to the right. */}
        <div dir="ltr" className="overflow-hidden" style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={setFrame}
            title={`The story at ${width} px`}
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

/** The frame's body, once a page with the styles of the page around it has loaded. */
function useStyledBody(frame: HTMLIFrameElement | null): HTMLElement | null {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!frame) return;
    const showPage = async () => {
      const page = frame.contentDocument;
      // Some browsers also fire `load` for the empty document before `srcdoc`.
      if (!page?.doctype) return;
      copyRoot(page);
      // Wait for the font as well, so that no text is first rendered in a fallback font.
      await loadFonts(page);
      setBody(page.body);
    };
    // The toolbar sets the theme and direction on the root element, even after the story has rendered.
    const root = new MutationObserver(() => frame.contentDocument && copyRoot(frame.contentDocument));
    root.observe(document.documentElement, { attributes: true });
    frame.addEventListener("load", showPage);
    const styles = document.querySelectorAll("link[rel=stylesheet], style");
    // A document type, because about:blank is in quirks mode, and Firefox replaces it later.
    frame.srcdoc = `<!doctype html>${Array.from(styles, ({ outerHTML }) => outerHTML).join("")}<body style="margin: 0; padding: 16px">`;
    return () => {
      root.disconnect();
      frame.removeEventListener("load", showPage);
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

/**
 * The height of the body of a frame's document, in px. A frame of that height doesn't scroll.
 *
 * @param body Null until the frame has loaded.
 * @param before The height until the first measurement.
 */
export function useBodyHeight(body: HTMLElement | null, before = 0): number {
  const [height, setHeight] = useState(before);
  useEffect(() => {
    const view = body?.ownerDocument.defaultView;
    if (!body || !view) return;
    // A page's body fills its window, so a frame with the body's height could grow but never shrink.
    body.style.minHeight = "0";
    // Use the iframe's own ResizeObserver. The page's isn't called when a late font changes the height.
    const observer = new view.ResizeObserver(() => {
      const { height: now } = body.getBoundingClientRect();
      // At 0, nothing has rendered yet. Collapsing the frame would briefly move up the content below.
      if (now > 0) setHeight(now);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);
  return height;
}

/**
 * A box that works as a small page, to compare overlays side by side. Overlays render into the box, and its
 * transform makes it the containing block of `fixed` elements. Use it with overlays that aren't modal.
 */
export function OverlayFrame({ children, className = "" }: { children: ReactNode; className?: string }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setFrame}
      className={`max-w-full transform-gpu overflow-hidden rounded-md bg-recessed ${className}`}
    >
      {frame && <PortalProvider container={frame}>{children}</PortalProvider>}
    </div>
  );
}

/**
 * Parameters of stories with several open overlays. Each overlay has focus guards around it, and hides the
 * others from assistive technology, which doesn't happen in an application. On a docs page, the overlays
 * would also hide the rest of the page, so each story gets its own iframe there.
 */
export const openAtOnce = {
  a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } },
  docs: { story: { inline: false } },
};
