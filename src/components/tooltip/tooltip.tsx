"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { knownValue } from "../../lib/known-value";
import { type PortalContainer, usePortalContainer } from "../../lib/portal-provider";
import type { RenderProp } from "../../lib/render-prop";
import { tooltipRecipe } from "./tooltip.recipe";
import { TooltipTrigger } from "./tooltip-trigger";
import { useEscape } from "./use-escape";

/** Tells why a tooltip opens or closes (`reason`, `event`), and keeps it as it is by `cancel()`. */
export type TooltipOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface TooltipProps extends Omit<ComponentProps<"div">, "content"> {
  /** What it says, in a few words; nothing that could be clicked. Without, there is no tooltip. */
  content: ReactNode;
  /**
   * Which side of the trigger it shows at; the opposite one where there is no room.
   * @default "top"
   */
  side?: "top" | "right" | "bottom" | "left";
  /**
   * Which of the trigger's edges it is flush with.
   * @default "center"
   */
  align?: "start" | "center" | "end";
  /** How long the pointer rests on the trigger before it shows, in ms: 600, or what the provider says. */
  delay?: number;
  /** How long it stays when the pointer has left, in ms: not at all, or what the provider says. */
  closeDelay?: number;
  /** What the trigger is rendered as, in place of the child; the children then go into it. */
  render?: RenderProp;
  /** Says that the one child element is the trigger, and throws where it is none. An element is taken without it too. */
  asChild?: boolean;
  /**
   * The trigger: one element that can have the focus. Text or a fragment goes into a bare button. A disabled button
   * stays in reach of pointer and keyboard, as `aria-disabled`, so that the tooltip can say why.
   */
  children?: ReactNode;
  /** Whether it is open. Set it together with `onOpenChange` to hold the state yourself. */
  open?: boolean;
  /**
   * Whether it is open at first, where it holds its state itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it should open or close, with the reason; `details.cancel()` keeps it as it is. */
  onOpenChange?: (open: boolean, details: TooltipOpenChangeDetails) => void;
  /** The element to put it into, in place of `document.body` or the one that PortalProvider sets. */
  container?: PortalContainer;
  /** The tooltip's id, unique in the page, by which the trigger is described. */
  id?: string;
  /** Extra CSS classes for the tooltip; they win over its own. */
  className?: string;
}

const slots = tooltipRecipe();

/** How far it lies from its trigger, in px; as far as Kerf's smaller tips. */
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
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isEmpty = content === undefined || content === null || content === "" || typeof content === "boolean";
  const isOpen = !isEmpty && (open ?? ownOpen);
  const knownSide = knownValue("Tooltip.side", side, ["top", "right", "bottom", "left"]);
  const knownAlign = knownValue("Tooltip.align", align, ["center", "start", "end"]);
  const { actions, explain } = useEscape(isOpen);
  return (
    <Base.Root
      open={isOpen}
      disabled={isEmpty}
      actionsRef={actions}
      onOpenChange={(next, details) => {
        onOpenChange?.(next, explain(details));
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
