"use client";

import { PreviewCard as Base } from "@base-ui/react/preview-card";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { ChangeDetails } from "../../lib/change-details";
import type {
  CancelableOpenProps,
  DestinationProps,
  OverlayReason,
  PlacementProps,
  PortalProps,
  StyleProps,
} from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { innerForms } from "../../lib/inner-forms";
import { keepPlace } from "../../lib/keep-place";
import { knownValue } from "../../lib/known-value";
import { closeTopLayer, LayerPanel, type OverlayLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { usePortal } from "../../lib/portal-provider";
import { ScrollTabStop } from "../../lib/scroll-tab-stop";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { Link } from "../link";
import { hoverCardContentRecipe } from "./hover-card.recipe";

interface HoverCardContext {
  layer: OverlayLayer;
}

/** The context of the content. The parts read it to throw an error outside a root. */
export const [HoverCardProvider, useHoverCard] = createStrictContext<HoverCardContext>("HoverCard");

/** Why a hover card opens or closes. */
export type HoverCardOpenChangeReason =
  | Extract<
      OverlayReason,
      "trigger-hover" | "trigger-focus" | "trigger-press" | "outside-press" | "escape-key"
    >
  /** The link was removed. */
  | "none";

/** Passed when a hover card opens or closes, with the reason. `cancel()` prevents the change. */
export type HoverCardOpenChangeDetails = ChangeDetails<HoverCardOpenChangeReason>;

export interface HoverCardProps extends CancelableOpenProps {
  onOpenChange?: (open: boolean, details: HoverCardOpenChangeDetails) => void;
  /**
   * Called after it has opened or closed and the animation has ended.
   * @param open Whether it is open now.
   */
  onOpenChangeComplete?: (open: boolean) => void;
  /** A HoverCard.Trigger and a HoverCard.Content. */
  children?: ReactNode;
}

/**
 * A preview of what a link leads to, on hover and keyboard focus. It isn't available on touch, so it shows nothing that
 * isn't on the linked page. For a few words about a control, use Tooltip. For content that people must reach, use Popover.
 *
 * @alias link preview, preview card, profile card, hovercard
 * @category Overlay
 */
export function HoverCard({ onOpenChange, children, ...rest }: HoverCardProps) {
  const layer = useOverlayLayer();
  const context = useMemo(() => ({ layer }), [layer]);
  const change = closeTopLayer(layer, onOpenChange);
  return (
    <HoverCardProvider value={context}>
      <Base.Root
        onOpenChange={(open, details) => {
          // The primitive also reports a pointer that leaves before the delay has ended.
          if (open || layer.panel.current) change(open, details);
        }}
        {...rest}
      >
        {children}
      </Base.Root>
    </HoverCardProvider>
  );
}

export interface HoverCardTriggerProps
  extends DestinationProps,
    StyleProps,
    Omit<ComponentProps<"a">, "target" | "download"> {
  /**
   * The delay in ms before it opens on hover or focus.
   * @default 600
   * @minimum 0
   */
  delay?: number;
  /**
   * The delay in ms before it closes after the pointer leaves the link and the card.
   * @default 300
   * @minimum 0
   */
  closeDelay?: number;
  /** Where the link opens. A new tab gets `rel="noopener noreferrer"` in addition to your `rel`. */
  target?: string;
  /** Downloads the file instead of opening it, under this name or, if `true`, its own. */
  download?: boolean | string;
  /** The text of the link. */
  children?: ReactNode;
}

/**
 * The Link that the card previews. Click, tap and Enter follow it.
 *
 * @baseComponent Link
 */
export function HoverCardTrigger({ delay = 600, closeDelay = 300, ...link }: HoverCardTriggerProps) {
  useHoverCard("HoverCard.Trigger");
  return (
    <Base.Trigger
      data-slot="hover-card-trigger"
      delay={delay}
      closeDelay={closeDelay}
      render={<Link {...link} />}
    />
  );
}

/** The sides of its link that a card can open on. */
type HoverCardSide = "bottom" | "top" | "left" | "right";

export interface HoverCardContentProps
  extends PlacementProps,
    PortalProps,
    StyleProps,
    ComponentProps<"div"> {
  /**
   * @default "bottom"
   */
  side?: HoverCardSide;
  /**
   * @default "start"
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
  /** Text and images that are on the linked page as well. */
  children?: ReactNode;
}

const slots = hoverCardContentRecipe();

/** The minimum distance from the edges of the viewport, in px. */
const PADDING = 8;

/**
 * The card beside the link, 288 px wide unless `className` sets another width. The pointer can move into it. It flips to
 * the opposite side if space is short, and scrolls rather than overflow the viewport.
 *
 * @baseComponent PreviewCard.Popup
 */
export function HoverCardContent({
  side,
  align,
  sideOffset = 6,
  alignOffset = 0,
  container,
  className,
  children,
  ...rest
}: HoverCardContentProps) {
  const { layer } = useHoverCard("HoverCard.Content");
  return (
    <Base.Portal {...usePortal(container)} data-slot="hover-card-portal">
      <Base.Positioner
        {...innerForms}
        ref={useMergedRefs(layer.panel, keepPlace)}
        data-slot="hover-card-positioner"
        className={slots.positioner()}
        side={knownValue<HoverCardSide>("HoverCard.Content.side", side, ["bottom", "top", "left", "right"])}
        align={knownValue<NonNullable<PlacementProps["align"]>>("HoverCard.Content.align", align, [
          "start",
          "center",
          "end",
        ])}
        sideOffset={sideOffset}
        alignOffset={alignOffset}
        collisionPadding={PADDING}
      >
        <Base.Popup data-slot="hover-card-content" className={slots.base({ className })} {...rest}>
          <LayerPanel layer={layer}>{children}</LayerPanel>
          <ScrollTabStop layer={layer} scroller="[data-slot=hover-card-content]" />
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
