"use client";

import { useState } from "react";

/** The picture over the initials. While it loads, and if it fails, the initials show. */
export function AvatarImage({ src, className }: { src: string; className: string }) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  return (
    <img
      data-slot="avatar-image"
      data-loaded={state === "loaded" ? "" : undefined}
      data-failed={state === "failed" ? "" : undefined}
      // The picture may have loaded or failed before React added the handlers.
      ref={(image) => {
        if (image?.complete) setState(image.naturalWidth > 0 ? "loaded" : "failed");
      }}
      onLoad={() => setState("loaded")}
      onError={() => setState("failed")}
      src={src}
      alt=""
      draggable={false}
      className={className}
    />
  );
}
