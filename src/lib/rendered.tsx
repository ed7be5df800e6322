"use client";

import { useRender } from "@base-ui/react/use-render";
import type { RenderProp } from "./render-prop";

/**
 * Renders the element of a `render` prop. It is a separate client module, because Base UI merges props with
 * hooks.
 */
export function Rendered({ render, props }: { render: RenderProp; props: Record<string, unknown> }) {
  return useRender({ render, props });
}
