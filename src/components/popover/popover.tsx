"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useMemo } from "react";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import type { ChangeDetails } from "../../lib/change-details";
import type {
  CancelableOpenProps,
  FocusProps,
  OverlayReason,
  PlacementProps,
  PortalProps,
  StyleProps,
} from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { innerForms } from "../../lib/inner-forms";
import { keepPlace } from "../../lib/keep-place";
import { knownValue } from "../../lib/known-value";
import { openerEvents } from "../../lib/opener-events";
import { closeTopLayer, LayerPanel, type OverlayLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { usePortal } from "../../lib/portal-provider";
import { renderTarget } from "../../lib/render-prop";
import { ScrollTabStop } from "../../lib/scroll-tab-stop";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { warnOnce } from "../../lib/warn-once";
import {
  popoverCloseRecipe,
  popoverContentRecipe,
  popoverDescriptionRecipe,
  popoverTitleRecipe,
  popoverTriggerRecipe,
} from "./popover.recipe";

/** The sides of its trigger that a popover can open on. */
type PopoverSide = "bottom" | "top" | "left" | "right";

interface PopoverContext {
  side: PopoverSide | undefined;
  layer: OverlayLayer;
}

/** The context of the content. The parts read it to throw an error outside a root. */
export const [PopoverProvider, usePopover] = createStrictContext<PopoverContext>("Popover");

/** Why a popover opens or closes. */
export type PopoverOpenChangeReason = Extract<
  OverlayReason,
  "trigger-press" | "trigger-hover" | "close-press" | "outside-press" | "escape-key" | "focus-out"
>;

/** Passed when a popover opens or closes, with the reason. `cancel()` prevents the change. */
export type PopoverOpenChangeDetails = ChangeDetails<PopoverOpenChangeReason>;

export interface PopoverProps extends CancelableOpenProps, Pick<PlacementProps, "side"> {
  /**
   * @default "bottom"
   */
  side?: PopoverSide;
  onOpenChange?: (open: boolean, details: PopoverOpenChangeDetails) => void;
  /**
   * Called after it has opened or closed and the animation has ended.
   * @param open Whether it is open now.
   */
  onOpenChangeComplete?: (open: boolean) => void;
  /** The trigger and the content. */
  children?: ReactNode;
}

/**
 * A small panel anchored to a button, for details, a few settings or a short form. The page around it remains
 * interactive. For a short text, use Tooltip. For a task that blocks the page, use Dialog. For a list of actions, use
 * DropdownMenu.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ | ARIA dialog pattern}
 * @alias flyout, bubble
 * @category Overlay
 * @since 0.1.0
 */
export function Popover({ side, onOpenChange, children, ...rest }: PopoverProps) {
  const layer = useOverlayLayer();
  const context = useMemo(() => ({ side, layer }), [side, layer]);
  return (
    <PopoverProvider value={context}>
      <Base.Root onOpenChange={closeTopLayer(layer, onOpenChange)} {...rest}>
        {children}
      </Base.Root>
    </PopoverProvider>
  );
}

export interface PopoverContentProps
  extends PlacementProps,
    PortalProps,
    FocusProps,
    StyleProps,
    ComponentProps<"div"> {
  side?: PopoverSide;
  /**
   * @default "center"
   */
  align?: PlacementProps["align"];
  /**
   * @default 6
   */
  sideOffset?: number;
  /**
   * @default 0
   */
  alignOffset?: number;
  /** Title, description, controls and text. Buttons are placed side by side at the end of a row. */
  children?: ReactNode;
}

const slots = popoverContentRecipe();

/** The minimum distance from the edges of the viewport, in px. */
const PADDING = 8;

/**
 * The panel beside the trigger, 288 px wide unless `className` sets another width. Its `side`
 * overrides the root's. It flips to the opposite side if space is short, and scrolls rather than overflow the viewport. It
 * takes focus when opened by click, but not on hover.
 *
 * @baseComponent Popover.Popup
 */
export function PopoverContent({
  side,
  align,
  sideOffset = 6,
  alignOffset = 0,
  container,
  className,
  children,
  ...rest
}: PopoverContentProps) {
  const root = usePopover("Popover.Content");
  const knownSide = knownValue("Popover.side", side ?? root.side, ["bottom", "top", "left", "right"]);
  const knownAlign = knownValue("Popover.Content.align", align, ["center", "start", "end"]);
  return (
    <Base.Portal {...usePortal(container)} data-slot="popover-portal">
      <Base.Positioner
        {...innerForms}
        ref={useMergedRefs(root.layer.panel, keepPlace)}
        data-slot="popover-positioner"
        className={slots.positioner()}
        side={knownSide}
        align={knownAlign}
        sideOffset={sideOffset}
        alignOffset={alignOffset}
        collisionPadding={PADDING}
      >
        <Base.Popup data-slot="popover-content" className={slots.base({ className })} {...rest}>
          <LayerPanel layer={root.layer}>{children}</LayerPanel>
          <ScrollTabStop layer={root.layer} />
          <PopoverName positioner={root.layer.panel} />
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

/**
 * Names a popover without a title or its own label after its trigger. It runs in an effect, because only then is it
 * known whether there is a title. Rendered last in the content.
 */
function PopoverName({ positioner }: { positioner: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const panel = positioner.current?.querySelector("[data-slot=popover-content]");
    if (!panel || panel.matches("[aria-label],[aria-labelledby],:has([data-slot=popover-title])")) return;
    const trigger = document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`);
    if (trigger) panel.setAttribute("aria-labelledby", trigger.id);
    else if (process.env.NODE_ENV !== "production") {
      warnOnce(
        "A <Popover> without a trigger has no accessible name, so screen readers can't announce it. " +
          "Add a <Popover.Title>, or an aria-label to <Popover.Content>.",
      );
    }
  }, [positioner]);
  return null;
}

export interface PopoverTriggerProps extends ButtonPartProps {
  /** Renders the single child element as the button, like `render`. */
  asChild?: boolean;
  /**
   * Opens the popover on hover, and keeps it open while the pointer is in it or moving towards it. Click and tap open
   * it as well.
   * @default false
   */
  openOnHover?: boolean;
  /**
   * The delay before `openOnHover` opens the popover, in ms.
   * @default 300
   * @minimum 0
   */
  delay?: number;
  /**
   * The delay in ms before it closes after the pointer leaves.
   * @default 0
   * @minimum 0
   */
  closeDelay?: number;
}

/**
 * The button that opens the popover. It gets focus back when the popover closes.
 *
 * @baseComponent Popover.Trigger
 */
export function PopoverTrigger({
  className,
  render,
  asChild,
  children,
  openOnHover = false,
  delay = 300,
  closeDelay = 0,
  ...rest
}: PopoverTriggerProps) {
  usePopover("Popover.Trigger");
  const target = renderTarget("Popover.Trigger", { render, asChild, children });
  return (
    <Base.Trigger
      data-slot="popover-trigger"
      className={target.render ? className : popoverTriggerRecipe({ className })}
      openOnHover={openOnHover && !isAriaDisabled(rest)}
      delay={delay}
      closeDelay={closeDelay}
      {...target}
      {...honorAriaDisabled(rest, openerEvents)}
    />
  );
}

export interface PopoverCloseProps extends ButtonPartProps {
  /** Renders the single child element as the button, like `render`. */
  asChild?: boolean;
}

/**
 * A button in the panel that closes the popover.
 *
 * @baseComponent Popover.Close
 * @passThrough
 */
export function PopoverClose({ className, render, asChild, children, ...rest }: PopoverCloseProps) {
  usePopover("Popover.Close");
  const target = renderTarget("Popover.Close", { render, asChild, children });
  return (
    <Base.Close
      data-slot="popover-close"
      className={target.render ? className : popoverCloseRecipe({ className })}
      {...target}
      {...honorAriaDisabled(rest)}
    />
  );
}

export interface PopoverTitleProps extends StyleProps, ComponentProps<"h2"> {
  /** The topic of the popover, in a few words. */
  children?: ReactNode;
}

/**
 * The heading that names the popover. Without it, the trigger's name is used.
 *
 * @baseComponent Popover.Title
 * @passThrough
 */
export function PopoverTitle({ className, ...rest }: PopoverTitleProps) {
  usePopover("Popover.Title");
  return <Base.Title data-slot="popover-title" className={popoverTitleRecipe({ className })} {...rest} />;
}

export interface PopoverDescriptionProps extends StyleProps, ComponentProps<"p"> {
  /** One or two sentences, read after the accessible name. */
  children?: ReactNode;
}

/**
 * The paragraph that describes the popover.
 *
 * @baseComponent Popover.Description
 * @passThrough
 */
export function PopoverDescription({ className, ...rest }: PopoverDescriptionProps) {
  usePopover("Popover.Description");
  return (
    <Base.Description
      data-slot="popover-description"
      className={popoverDescriptionRecipe({ className })}
      {...rest}
    />
  );
}
