"use client";

import { useRender } from "@base-ui/react/use-render";
import type { RenderProp } from "../../lib/render-prop";

/** The surface as what its caller gives. It has a file of its own: Base UI merges props by hooks. */
export function SurfaceRender({ render, props }: { render: RenderProp; props: Record<string, unknown> }) {
  return useRender({ render, props });
}
