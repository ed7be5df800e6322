import { createStrictContext } from "../../lib/create-strict-context";
import type { OverlayLayer } from "../../lib/overlay-layer";

/** The sides of its trigger that a popover can open on. */
export type PopoverSide = "bottom" | "top" | "left" | "right";

interface PopoverContext {
  side: PopoverSide | undefined;
  layer: OverlayLayer;
}

/** What the content must know of its root; the parts read it to fail by name where they stand outside of one. */
export const [PopoverProvider, usePopover] = createStrictContext<PopoverContext>("Popover");
