"use client";

import { ContextMenu as Base } from "@base-ui/react/context-menu";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { pressKey, preventPrimitive } from "../../lib/base-ui";
import type { ChangeDetails } from "../../lib/change-details";
import type { CancelableOpenProps, OverlayReason, PortalProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { MenuPanel, MenuProvider, useMenu, useMenuRoot } from "../../lib/menu/menu";
import { closeTopLayer } from "../../lib/overlay-layer";
import type { RenderProp } from "../../lib/render-prop";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { warnOnce } from "../../lib/warn-once";
import { contextMenuContentRecipe, contextMenuTriggerRecipe } from "./context-menu.recipe";

interface AnchorPoint {
  getBoundingClientRect: () => DOMRect;
  /** The element that the point moves with. */
  contextElement?: Element;
}

interface ContextMenuContext {
  area: RefObject<HTMLDivElement | null>;
  /** The focused element while a key opens the menu. */
  focused: RefObject<Element | null>;
  /** Where the menu is open. */
  anchor: AnchorPoint | undefined;
  disabled: boolean;
}

/** The state that the root provides to its trigger and its content. */
export const [ContextMenuProvider, useContextMenu] = createStrictContext<ContextMenuContext>("ContextMenu");

/** Why a context menu opens or closes. */
export type ContextMenuOpenChangeReason = Extract<
  OverlayReason,
  "trigger-press" | "item-press" | "outside-press" | "escape-key" | "focus-out" | "cancel-open"
>;

/** Passed when a context menu opens or closes, with the reason. `cancel()` prevents the change. */
export type ContextMenuOpenChangeDetails = ChangeDetails<ContextMenuOpenChangeReason>;

export interface ContextMenuProps extends CancelableOpenProps {
  onOpenChange?: (open: boolean, details: ContextMenuOpenChangeDetails) => void;
  /**
   * Called after the opening or closing animation.
   * @param open Whether it is open now.
   */
  onOpenChangeComplete?: (open: boolean) => void;
  /**
   * Disables the menu. The browser's own menu opens instead.
   * @default false
   */
  disabled?: boolean;
  /** A ContextMenu.Trigger and a ContextMenu.Content. */
  children?: ReactNode;
}

/**
 * A menu of actions for what is under the pointer or focused, opened by right click, long press, Shift+F10 or the Menu
 * key. Its items are the parts of DropdownMenu, so that a button can open the same items.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/menubar/ | ARIA menu pattern}
 * @alias right click menu, right-click menu, secondary click, long press menu, shortcut menu
 * @category Overlay
 */
export function ContextMenu({ disabled = false, onOpenChange, children, ...rest }: ContextMenuProps) {
  const { context, layer, direction } = useMenuRoot();
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const [anchor, setAnchor] = useState<AnchorPoint>();
  const own = useMemo(() => ({ area, focused, anchor, disabled }), [anchor, disabled]);
  const change = closeTopLayer(layer, onOpenChange);
  return (
    <ContextMenuProvider value={own}>
      <MenuProvider value={context}>
        <DirectionProvider direction={direction}>
          <Base.Root
            disabled={disabled}
            onOpenChange={(open, details) => {
              change(open, details);
              if (!open || details.isCanceled) return;
              layer.opener = area.current ?? undefined;
              setAnchor(focused.current ? below(focused.current) : pointOf(details.event));
              if (!focused.current) warnUnlessReachable(area.current);
            }}
            {...rest}
          >
            {children}
          </Base.Root>
        </DirectionProvider>
      </MenuProvider>
    </ContextMenuProvider>
  );
}

/** The point of the pointer or the finger. */
function pointOf(event: Event): AnchorPoint {
  const { clientX, clientY } =
    "touches" in event ? ((event as TouchEvent).touches[0] as Touch) : (event as MouseEvent);
  const rect = new DOMRect(clientX, clientY);
  return { getBoundingClientRect: () => rect };
}

/** The height in px below which a menu doesn't cover an element. In a higher element, it opens near the top. */
const ROW = 48;

/** The point below an element. */
function below(element: Element): AnchorPoint {
  return {
    contextElement: element,
    getBoundingClientRect() {
      const { left, top, width, height } = element.getBoundingClientRect();
      return new DOMRect(left, top, width, Math.min(height, ROW));
    },
  };
}

const reachable = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";

function warnUnlessReachable(area: HTMLElement | null): void {
  if (process.env.NODE_ENV === "production" || !area) return;
  if (area.matches(reachable) || area.querySelector(reachable)) return;
  warnOnce(
    "A <ContextMenu.Trigger> can't be reached by keyboard, because nothing in it is focusable. Add tabIndex={0} to it.",
  );
}

export interface ContextMenuTriggerProps extends StyleProps, ComponentProps<"div"> {
  /** The element to render instead of a `<div>`, such as a row of a table. */
  render?: RenderProp;
  /** The content that the menu is for. It, or something in it, must be focusable. */
  children?: ReactNode;
}

/**
 * The area that the menu is for. In text fields inside it, the browser's own menu opens.
 *
 * @baseComponent ContextMenu.Trigger
 */
export function ContextMenuTrigger({
  className,
  ref,
  onContextMenu,
  onTouchStart,
  onKeyDown,
  ...rest
}: ContextMenuTriggerProps) {
  const { area, focused, disabled } = useContextMenu("ContextMenu.Trigger");
  const { directionHandlers } = useMenu("ContextMenu.Trigger");
  return (
    <Base.Trigger
      data-slot="context-menu-trigger"
      className={contextMenuTriggerRecipe({ className })}
      {...directionHandlers}
      {...rest}
      ref={useMergedRefs(area, ref)}
      onContextMenu={(event) => {
        onContextMenu?.(event);
        if (isOwn(event)) return;
        preventPrimitive(event);
        // The primitive would also prevent the browser's menu, on the document.
        if (isTextField(event)) event.stopPropagation();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        if (!isOwn(event)) preventPrimitive(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (disabled || event.defaultPrevented || !isMenuKey(event) || !isOwn(event)) return;
        // Not every browser opens a menu on these keys, and those that do use different places.
        event.preventDefault();
        event.stopPropagation();
        focused.current = event.target as Element;
        focused.current.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
      }}
    />
  );
}

/** Whether the menu is for the event's target. Events of popups that are opened from the area bubble to it as well. */
function isOwn(event: SyntheticEvent): boolean {
  return event.currentTarget.contains(event.target as Node) && !isTextField(event);
}

function isTextField({ target }: SyntheticEvent): boolean {
  return (
    (target as Element).closest("input, textarea, select, [contenteditable]:not([contenteditable=false])") !==
    null
  );
}

function isMenuKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return key === "ContextMenu" || (key === "F10" && shiftKey);
}

interface ContextMenuContentOwnProps
  extends PortalProps,
    StyleProps,
    Omit<ComponentProps<"div">, "aria-label" | "aria-labelledby"> {
  /** DropdownMenu.Item and the other parts of DropdownMenu. */
  children?: ReactNode;
}

/** There is no button that could name the menu. */
type MenuName =
  | {
      /** The accessible name: the actions and their object, such as "Actions for invoice 2041". */
      "aria-label": string;
    }
  | {
      /** The id of the element whose text names the menu. */
      "aria-labelledby": string;
    };

export type ContextMenuContentProps = ContextMenuContentOwnProps & MenuName;

const slots = contextMenuContentRecipe();

/**
 * The menu, at the pointer, or below the focused element if a key opened it. It stays inside the viewport, and scrolls if
 * it is higher.
 *
 * @baseComponent Menu.Popup
 */
export function ContextMenuContent({ className, onContextMenu, onFocus, ...rest }: ContextMenuContentProps) {
  const { area, focused, anchor } = useContextMenu("ContextMenu.Content");
  const { layer } = useMenu("ContextMenu.Content");
  return (
    <MenuPanel
      name="ContextMenu.Content"
      layer={layer}
      slot="context-menu-content"
      positionerClass={slots.positioner()}
      defaultSide="bottom"
      // Without an anchor point, the caller opened it.
      anchor={() => anchor ?? (area.current && below(area.current))}
      className={slots.base({ className })}
      {...rest}
      onContextMenu={(event) => {
        onContextMenu?.(event);
        // Some browsers send the event when the key that opened the menu is released.
        event.preventDefault();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (!focused.current || event.target !== event.currentTarget) return;
        focused.current = null;
        // Opened by a key, so the first item gets the focus.
        pressKey(event.currentTarget, "ArrowDown");
      }}
    />
  );
}
