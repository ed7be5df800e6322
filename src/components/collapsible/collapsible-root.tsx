"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import type { ComponentProps, ReactNode } from "react";
import type { CancelableOpenProps, StyleProps } from "../../lib/common-props";
import { CollapsibleProvider } from "./collapsible-context";

/** Tells why it opens or closes (`reason`, `event`), and keeps it as it is by `cancel()`. */
export type CollapsibleOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface CollapsibleRootProps extends CancelableOpenProps, StyleProps, ComponentProps<"div"> {
  onOpenChange?: (open: boolean, details: CollapsibleOpenChangeDetails) => void;
  /**
   * Takes the trigger out of use; the panel stays as it is.
   * @default false
   */
  disabled?: boolean;
  /** The trigger and the panel that it opens. */
  children?: ReactNode;
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
