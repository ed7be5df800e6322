"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import type { ComponentProps, ReactNode } from "react";
import { CollapsibleProvider } from "./collapsible-context";

/** Tells why it opens or closes (`reason`, `event`), and keeps it as it is by `cancel()`. */
export type CollapsibleOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface CollapsibleRootProps extends ComponentProps<"div"> {
  /** Whether the panel is open. Set it together with `onOpenChange` to hold the state yourself. */
  open?: boolean;
  /**
   * Whether the panel is open at first, where the collapsible holds its state itself.
   * @default false
   */
  defaultOpen?: boolean;
  /**
   * Called when it should open or close: the trigger was pressed, or the browser found text in a panel that is kept
   * mounted. `details.cancel()` keeps it as it is.
   */
  onOpenChange?: (open: boolean, details: CollapsibleOpenChangeDetails) => void;
  /**
   * Takes the trigger out of use; the panel stays as it is.
   * @default false
   */
  disabled?: boolean;
  /** The trigger and the panel that it opens. */
  children?: ReactNode;
  /** Extra CSS classes. */
  className?: string;
}

/**
 * Holds whether the panel is open, around its trigger and the panel.
 *
 * @baseComponent Collapsible.Root
 * @passThrough
 */
export function CollapsibleRoot({ "aria-disabled": ariaDisabled, ...rest }: CollapsibleRootProps) {
  return (
    <CollapsibleProvider value={{ "aria-disabled": ariaDisabled }}>
      <Base.Root data-slot="collapsible-root" {...rest} />
    </CollapsibleProvider>
  );
}
