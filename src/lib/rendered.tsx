"use client";

import { mergeProps } from "@base-ui/react/merge-props";
import { useRender } from "@base-ui/react/use-render";
import type { RenderProp } from "./render-prop";

interface RenderedProps {
  render: RenderProp;
  props: Record<string, unknown>;
  /** The props that a part adds, if this is its `render` in a server component. */
  [added: string]: unknown;
}

/**
 * Renders the element of a `render` prop. It is a separate client module, because Base UI merges props with
 * hooks.
 */
export function Rendered({ render, props, ...added }: RenderedProps) {
  return useRender({ render, props: mergeProps(added, props) });
}
