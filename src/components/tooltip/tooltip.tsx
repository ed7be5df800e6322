"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import { type ComponentProps, type ReactNode, useId } from "react";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type {
  CancelableOpenProps,
  OverlayReason,
  PlacementProps,
  PortalProps,
  StyleProps,
} from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { usePortalContainer } from "../../lib/portal-provider";
import type { RenderProp } from "../../lib/render-prop";
import { useControlled } from "../../lib/use-controlled";
import { tooltipRecipe } from "./tooltip.recipe";
import { TooltipTrigger } from "./tooltip-trigger";
import { useEscape } from "./use-escape";

/** Why a tooltip opens or closes. */
export type TooltipOpenChangeReason =
  | Extract<
      OverlayReason,
      "trigger-hover" | "trigger-focus" | "trigger-press" | "outside-press" | "escape-key"
    >
  /** Another tooltip opened, or the trigger was removed. */
  | "none";

/** Passed when a tooltip opens or closes, with the reason. `cancel()` prevents the change. */
export type TooltipOpenChangeDetails = ChangeDetails<TooltipOpenChangeReason>;

export interface TooltipProps
  extends CancelableOpenProps,
    Pick<PlacementProps, "side" | "align">,
    PortalProps,
    StyleProps,
    Omit<ComponentProps<"div">, "content"> {
  /** The text of the tooltip, in a few words, without interactive content. If empty, no tooltip shows. */
  content: ReactNode;
  /**
   * @default "top"
   */
  side?: "top" | "right" | "bottom" | "left";
  /**
   * @default "center"
   */
  align?: PlacementProps["align"];
  /** The delay in ms before it shows on hover. Defaults to the provider's, or to 600. */
  delay?: number;
  /** The delay in ms before it closes after the pointer leaves. Defaults to the provider's, or to none. */
  closeDelay?: number;
  /** The element or component to render as the trigger, instead of the child. The children become its content. */
  render?: RenderProp;
  /**
   * Whether the single child element is the trigger. It throws if the child isn't an element. An element child is used
   * as the trigger by default.
   */
  asChild?: boolean;
  /**
   * The trigger: one focusable element. Text or a fragment is wrapped in an unstyled button. A disabled button remains
   * reachable as `aria-disabled`, so that the tooltip can explain why.
   */
  children?: ReactNode;
  onOpenChange?: (open: boolean, details: TooltipOpenChangeDetails) => void;
  /** The tooltip's id, unique on the page. The trigger's `aria-describedby` refers to it. */
  id?: string;
}

const slots = tooltipRecipe();

/** The distance from the trigger in px, as for Kerf's smaller tips. */
const GAP = 6;

export function TooltipRoot({
  content,
  side,
  align,
  delay,
  closeDelay,
  render,
  asChild,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  container,
  id,
  className,
  ...rest
}: TooltipProps) {
  const ownId = useId();
  const panelId = id ?? ownId;
  const [isHeldOpen, setOwnOpen] = useControlled("Tooltip.open", open, defaultOpen, false);
  const isEmpty = content === undefined || content === null || content === "" || typeof content === "boolean";
  const isOpen = !isEmpty && isHeldOpen;
  const knownSide = knownValue("Tooltip.side", side, ["top", "right", "bottom", "left"]);
  const knownAlign = knownValue("Tooltip.align", align, ["center", "start", "end"]);
  const { actions, explain } = useEscape(isOpen);
  return (
    <Base.Root
      open={isOpen}
      disabled={isEmpty}
      actionsRef={actions}
      onOpenChange={(next, details) => {
        withKnownReasons(onOpenChange)?.(next, explain(details));
        if (!details.isCanceled) setOwnOpen(next);
      }}
    >
      <TooltipTrigger
        content={content}
        openId={isOpen ? panelId : undefined}
        className={slots.trigger()}
        {...{ render, asChild, delay, closeDelay }}
      >
        {children}
      </TooltipTrigger>
      <Base.Portal data-slot="tooltip-portal" container={usePortalContainer(container)}>
        <Base.Positioner
          data-slot="tooltip-positioner"
          className={slots.positioner()}
          side={knownSide}
          align={knownAlign}
          sideOffset={GAP}
        >
          <Base.Popup
            data-slot="tooltip"
            role="tooltip"
            id={panelId}
            className={slots.base({ className })}
            {...rest}
          >
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
