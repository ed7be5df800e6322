import { type ReactNode, useState } from "react";
import { PortalProvider } from "../../lib/portal-provider";

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
