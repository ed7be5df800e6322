import { type ReactNode, useState } from "react";
import { PortalProvider } from "../../src/lib/portal-provider";

/**
 * A small page in the page, to compare overlays side by side. They render into it, and its transform makes it the
 * containing block of `fixed` elements. Use it with overlays that aren't modal.
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
 * Parameters of stories with several such overlays open at once. Each has focus guards around it, and the others count
 * as hidden, which happens in no application. On a docs page, they would also hide the rest of the page, so each gets
 * its own iframe there.
 */
export const openAtOnce = {
  a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } },
  docs: { story: { inline: false } },
};
