import { type ReactNode, useState } from "react";
import { PortalProvider } from "../../src/lib/portal-provider";

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
