import { createStrictContext } from "../../lib/create-strict-context";
import type { OverlayLayer } from "../../lib/overlay-layer";

/** The sides of its trigger that a popover can open on. */
export type PopoverSide = "bottom" | "top" | "left" | "right";

interface PopoverContext {
  side: PopoverSide | undefined;
  layer: OverlayLayer;
}

/** The context of the content. The parts read it to throw an error outside a root. */
export const [PopoverProvider, usePopover] = createStrictContext<PopoverContext>("Popover");
