import { type ReactNode, useState } from "react";
import { PortalProvider } from "../../src/lib/portal-provider";

/**
 * A small page in the page, for overlays that are to be seen side by side: they are put into it, and the
 * transform makes it the block that what is `fixed` in it is placed by. Give it overlays that are not modal.
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
 * For the parameters of stories that hold several such overlays open at once. Each has guards around it that take the
 * focus only to hand it on, and what is open beside it counts as hidden: no application has that. On a docs page
 * they would hide the rest of it, too, so each has a page of its own there.
 */
export const openAtOnce = {
  a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } },
  docs: { story: { inline: false } },
};
