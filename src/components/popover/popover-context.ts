import { createStrictContext } from "../../lib/create-strict-context";

/** The sides of its trigger that a popover can open on. */
export type PopoverSide = "bottom" | "top" | "left" | "right";

interface PopoverContext {
  side: PopoverSide | undefined;
}

/** What the content must know of its root; the parts read it to fail by name where they stand outside of one. */
export const [PopoverProvider, usePopover] = createStrictContext<PopoverContext>("Popover");
