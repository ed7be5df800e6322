"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import { cloneElement, isValidElement, type ReactNode } from "react";
import { isOneElement, type RenderProp, renderTarget } from "../../lib/render-prop";
import { useReachable } from "./use-reachable";

interface TooltipTriggerProps {
  render: RenderProp | undefined;
  asChild: boolean | undefined;
  children: ReactNode;
  delay: number | undefined;
  closeDelay: number | undefined;
  /** The tooltip's text. */
  content: ReactNode;
  /** The tooltip's id while it is open. */
  openId: string | undefined;
  /** The class of a trigger that is plain text. */
  className: string;
}

/** The trigger, as the caller renders it. The tooltip describes it while open. */
export function TooltipTrigger({
  render,
  asChild,
  children,
  delay,
  closeDelay,
  content,
  openId,
  className,
}: TooltipTriggerProps) {
  const target = renderTarget("Tooltip", { render, asChild: asChild || isOneElement(children), children });
  const reachable = useReachable(target.render);
  const own = propsOf(target.render);
  // If the trigger's name is the same text, screen readers would announce it twice.
  const describedBy = own["aria-label"] === content ? undefined : openId;
  return (
    <Base.Trigger
      delay={delay}
      closeDelay={closeDelay}
      ref={reachable.ref}
      aria-describedby={describedBy}
      render={describedBy ? alsoDescribed(reachable.render, describedBy) : reachable.render}
      {...(!target.render && { "data-slot": "tooltip-trigger", className })}
    >
      {target.children}
    </Base.Trigger>
  );
}

interface Described {
  "aria-describedby"?: string;
  "aria-label"?: string;
}

function propsOf(render: RenderProp | undefined): Described {
  return isValidElement<Described>(render) ? render.props : {};
}

/** Keeps an element's own description, which would otherwise replace the tooltip's. */
function alsoDescribed(render: RenderProp | undefined, id: string): RenderProp | undefined {
  const own = propsOf(render)["aria-describedby"];
  if (!own || !isValidElement<Described>(render)) return render;
  return cloneElement(render, { "aria-describedby": `${own} ${id}` });
}
