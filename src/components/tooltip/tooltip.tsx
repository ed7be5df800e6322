"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type {
  CancelableOpenProps,
  OverlayReason,
  PlacementProps,
  PortalProps,
  StyleProps,
} from "../../lib/common-props";
import { innerForms } from "../../lib/inner-forms";
import { isComposing } from "../../lib/is-composing";
import { keepPlace } from "../../lib/keep-place";
import { knownValue } from "../../lib/known-value";
import { openerEvents } from "../../lib/opener-events";
import { usePortal } from "../../lib/portal-provider";
import { isOneElement, type RenderProp, renderTarget } from "../../lib/render-prop";
import { useControlled } from "../../lib/use-controlled";
import { followDirection } from "../../lib/use-direction";
import { tooltipRecipe } from "./tooltip.recipe";

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
  /**
   * The delay in ms before it shows on hover. Defaults to the provider's, or to 600.
   *
   * @minimum 0
   */
  delay?: number;
  /**
   * The delay in ms before it closes after the pointer leaves. Defaults to the provider's, or to none.
   *
   * @minimum 0
   */
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

/**
 * A short text that explains a control, or why it is disabled, on hover and keyboard focus. It isn't available on touch,
 * so show essential text on the page, and put interactive content in Popover.
 *
 * For the trigger of another component, wrap that trigger in Tooltip.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ | ARIA tooltip pattern}
 * @category Overlay
 * @alias hint, popover, infotip
 * @since 0.1.0
 */
export function Tooltip({
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
  const [isRequested, setOwnOpen] = useControlled("Tooltip.open", open, defaultOpen, false);
  const isEmpty = content === undefined || content === null || content === "" || typeof content === "boolean";
  const isOpen = !isEmpty && isRequested;
  const knownSide = knownValue("Tooltip.side", side, ["top", "right", "bottom", "left"]);
  const knownAlign = knownValue("Tooltip.align", align, ["center", "start", "end"]);
  const { actions, explain } = useEscape(isOpen);
  const opener = useRef<Element>(undefined);
  const placed = useCallback((positioner: HTMLElement | null) => {
    followDirection(positioner, opener.current);
    return keepPlace(positioner);
  }, []);
  return (
    <Base.Root
      open={isOpen}
      disabled={isEmpty}
      actionsRef={actions}
      onOpenChange={(next, details) => {
        opener.current = details.trigger;
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
      <Base.Portal {...usePortal(container)} data-slot="tooltip-portal">
        <Base.Positioner
          {...innerForms}
          ref={placed}
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
function TooltipTrigger({
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
  const ownProps = propsOf(target.render);
  // If the trigger's name is the same text, screen readers would announce it twice.
  const describedBy = ownProps["aria-label"] === content ? undefined : openId;
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

/**
 * Browsers don't focus a disabled button, and Kerf's ignores the pointer, so nobody could read why it is disabled. Such
 * a button becomes `aria-disabled`: focusable, dimmed, and without effect. Other controls stay disabled: in an input
 * that isn't Kerf's, `aria-disabled` doesn't prevent typing.
 *
 * @returns How to render the trigger, and the ref by which a button is detected.
 */
function useReachable(render: RenderProp | undefined) {
  const [isButton, setIsButton] = useState(false);
  const isDisabled = isValidElement<{ disabled?: boolean }>(render) && Boolean(render.props.disabled);
  if (!isDisabled) return { render };
  return {
    render: isButton ? cloneElement(render as ReactElement<object>, outOfUse) : render,
    ref(element: HTMLElement | null) {
      if (element) setIsButton(element.tagName === "BUTTON");
    },
  };
}

const outOfUse = honorAriaDisabled({ disabled: undefined, "aria-disabled": true }, openerEvents);

/**
 * Makes Escape close only the tooltip, as with Kerf's smaller tips. A dialog or menu around it doesn't know the
 * primitive's tooltip and would close as well, so the key is handled in the capture phase.
 *
 * @returns `actions` for the primitive's root, and `explain`, which sets the reason of a change that the key caused.
 */
function useEscape(isOpen: boolean) {
  const actions = useRef<Base.Root.Actions>(null);
  const pressed = useRef<KeyboardEvent>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = event;
      actions.current?.close();
      pressed.current = null;
    };
    addEventListener("keydown", close, true);
    return () => removeEventListener("keydown", close, true);
  }, [isOpen]);
  const explain = (details: ChangeDetails): ChangeDetails =>
    pressed.current ? Object.assign(details, { reason: "escape-key", event: pressed.current }) : details;
  return { actions, explain };
}

export interface TooltipProviderProps {
  /**
   * The delay in ms before the first tooltip shows on hover. Defaults to 600.
   *
   * @minimum 0
   */
  delay?: number;
  /**
   * The delay in ms before it closes after the pointer leaves. Defaults to none.
   *
   * @minimum 0
   */
  closeDelay?: number;
  /**
   * The time after a tooltip closes in which the next one shows immediately, in ms.
   * @default 400
   * @minimum 0
   */
  timeout?: number;
  /** The tree whose tooltips share the delay. */
  children?: ReactNode;
}

/**
 * The shared delay for the tooltips of a toolbar or application. After the first tooltip, the next ones show
 * immediately.
 */
export function TooltipProvider({ delay, closeDelay, timeout = 400, children }: TooltipProviderProps) {
  return (
    <Base.Provider delay={delay} closeDelay={closeDelay} timeout={timeout}>
      {children}
    </Base.Provider>
  );
}
