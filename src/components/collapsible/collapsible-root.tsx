"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type { CancelableOpenProps, StyleProps } from "../../lib/common-props";
import { CollapsibleProvider } from "./collapsible-context";

/** Why a collapsible opens or closes. */
export type CollapsibleOpenChangeReason =
  /** The trigger was pressed. */
  | "trigger-press"
  /** The search of the browser found text in the panel. */
  | "none";

/** Passed when a collapsible opens or closes, with the reason. `cancel()` prevents the change. */
export type CollapsibleOpenChangeDetails = ChangeDetails<CollapsibleOpenChangeReason>;

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
export function CollapsibleRoot({
  "aria-disabled": ariaDisabled,
  onOpenChange,
  ...rest
}: CollapsibleRootProps) {
  const context = useMemo(() => ({ "aria-disabled": ariaDisabled }), [ariaDisabled]);
  return (
    <CollapsibleProvider value={context}>
      <Base.Root data-slot="collapsible-root" onOpenChange={withKnownReasons(onOpenChange)} {...rest} />
    </CollapsibleProvider>
  );
}
