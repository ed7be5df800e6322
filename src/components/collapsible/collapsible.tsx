"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import { type AriaAttributes, type ComponentProps, type ReactNode, useMemo } from "react";
import { ChevronDownIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type { CancelableOpenProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import {
  collapsibleDefaultPanelRecipe,
  collapsibleDefaultTriggerRecipe,
  collapsiblePanelRecipe,
  collapsibleTriggerRecipe,
} from "./collapsible.recipe";

/** The props that a trigger gets from its root. */
export const [CollapsibleProvider, useCollapsibleRoot] =
  createStrictContext<Pick<AriaAttributes, "aria-disabled">>("Collapsible.Root");

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

export interface CollapsibleTriggerProps extends ButtonPartProps {
  /** The button's text. Keep it the same whether open or closed. An element passed to `render` may bring its own. */
  children?: ReactNode;
}

/**
 * An unstyled button that opens and closes the panel. It has `data-panel-open` while the panel is open.
 *
 * @baseComponent Collapsible.Trigger
 * @passThrough
 */
export function CollapsibleTrigger({ className, ...rest }: CollapsibleTriggerProps) {
  const root = useCollapsibleRoot("Collapsible.Trigger");
  return (
    <Base.Trigger
      data-slot="collapsible-trigger"
      className={rest.render ? className : collapsibleTriggerRecipe({ className })}
      {...honorAriaDisabled({ ...root, ...rest })}
    />
  );
}

export interface CollapsibleDefaultTriggerProps extends StyleProps, ComponentProps<"button"> {
  /** The topic of the panel in a few words, the same whether open or closed. */
  children: ReactNode;
}

/**
 * A full-width row with a chevron that opens and closes the panel. To make it part of the page's outline, put it into
 * a heading.
 *
 * @baseComponent Collapsible.Trigger
 */
export function CollapsibleDefaultTrigger({ className, children, ...rest }: CollapsibleDefaultTriggerProps) {
  const root = useCollapsibleRoot("Collapsible.DefaultTrigger");
  const slots = collapsibleDefaultTriggerRecipe();
  return (
    <Base.Trigger
      data-slot="collapsible-default-trigger"
      className={slots.base({ className })}
      {...honorAriaDisabled({ ...root, ...rest })}
    >
      <ChevronDownIcon data-slot="collapsible-chevron" className={slots.chevron()} />
      <span data-slot="collapsible-label" className={slots.label()}>
        {children}
      </span>
    </Base.Trigger>
  );
}

interface CollapsiblePanelOwnProps extends StyleProps, ComponentProps<"div"> {
  /**
   * Keeps the content in the page while the panel is closed. Typed text is kept, and find-in-page opens the panel if
   * the browser supports it. Without it, closing removes the content.
   * @default false
   */
  keepMounted?: boolean;
}

export interface CollapsiblePanelProps extends CollapsiblePanelOwnProps {
  /** The content that shows while the panel is open. */
  children?: ReactNode;
}

/**
 * Unstyled content that the trigger shows and hides, with an animated height. To add padding, pad an element inside
 * it.
 *
 * @baseComponent Collapsible.Panel
 * @passThrough
 */
export function CollapsiblePanel({ keepMounted, className, ...rest }: CollapsiblePanelProps) {
  useCollapsibleRoot("Collapsible.Panel");
  return (
    <Base.Panel
      data-slot="collapsible-panel"
      // Keeps the content mounted, and lets find-in-page search it while the panel is closed.
      hiddenUntilFound={keepMounted}
      className={collapsiblePanelRecipe({ className })}
      {...rest}
    />
  );
}

export interface CollapsibleDefaultPanelProps extends CollapsiblePanelOwnProps {
  /** The content that shows while the panel is open. */
  children: ReactNode;
}

/**
 * The content that a DefaultTrigger shows and hides, indented below its text, with a line along the start edge. To
 * add padding, pad an element inside it.
 *
 * @baseComponent Collapsible.Panel
 */
export function CollapsibleDefaultPanel({
  keepMounted,
  className,
  children,
  ...rest
}: CollapsibleDefaultPanelProps) {
  useCollapsibleRoot("Collapsible.DefaultPanel");
  return (
    <Base.Panel
      data-slot="collapsible-default-panel"
      hiddenUntilFound={keepMounted}
      className={collapsiblePanelRecipe({ className })}
      {...rest}
    >
      <div data-slot="collapsible-content" className={collapsibleDefaultPanelRecipe().content()}>
        {children}
      </div>
    </Base.Panel>
  );
}
