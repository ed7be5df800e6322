"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { CancelableOpenProps, StyleProps } from "../../lib/common-props";
import { CollapsibleProvider } from "./collapsible-context";

/** Why the panel opens or closes (`reason`, `event`). `cancel()` prevents the change. */
export type CollapsibleOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface CollapsibleRootProps extends CancelableOpenProps, StyleProps, ComponentProps<"div"> {
  onOpenChange?: (open: boolean, details: CollapsibleOpenChangeDetails) => void;
  /**
   * Disables the trigger. The panel stays open or closed.
   * @default false
   */
  disabled?: boolean;
  /** The trigger and the panel. */
  children?: ReactNode;
}

/**
 * Contains the trigger and the panel, and manages whether the panel is open.
 *
 * @baseComponent Collapsible.Root
 * @passThrough
 */
export function CollapsibleRoot({ "aria-disabled": ariaDisabled, ...rest }: CollapsibleRootProps) {
  const context = useMemo(() => ({ "aria-disabled": ariaDisabled }), [ariaDisabled]);
  return (
    <CollapsibleProvider value={context}>
      <Base.Root data-slot="collapsible-root" {...rest} />
    </CollapsibleProvider>
  );
}
