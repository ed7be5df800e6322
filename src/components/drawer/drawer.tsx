"use client";

import { Drawer as Base } from "@base-ui/react/drawer";
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from "react";
import { type DrawerLabels, drawerLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import type { ChangeDetails } from "../../lib/change-details";
import type {
  FocusProps,
  LabelsProps,
  ModalProps,
  OverlayReason,
  PortalProps,
  StyleProps,
} from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { innerForms } from "../../lib/inner-forms";
import { isSize } from "../../lib/is-size";
import { knownValue } from "../../lib/known-value";
import { firstFocus } from "../../lib/modal/first-focus";
import { NameCheck } from "../../lib/modal/name-check";
import { closeTopLayer, LayerPanel, type OverlayLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { PortalProvider, usePortal } from "../../lib/portal-provider";
import { ScrollTabStop } from "../../lib/scroll-tab-stop";
import { useControlled } from "../../lib/use-controlled";
import { type Direction, directionOf } from "../../lib/use-direction";
import {
  drawerCloseRecipe,
  drawerDescriptionRecipe,
  drawerRecipe,
  drawerTitleRecipe,
  drawerTriggerRecipe,
} from "./drawer.recipe";

interface DrawerContext {
  side: keyof (typeof drawerRecipe)["variants"]["side"];
  modal: boolean;
  layer: OverlayLayer;
  slots: ReturnType<typeof drawerRecipe>;
  snap: Snap | undefined;
  /** A ref for the popup, which knows the direction of its text. */
  readDirection: (popup: HTMLElement | null) => void;
}

/** The snap points, and where the panel is. */
interface Snap {
  points: readonly number[];
  current: number;
  moveTo: (point: number) => void;
}

/** The context of the panel. The parts read it to throw an error outside a root. */
export const [DrawerProvider, useDrawerRoot] = createStrictContext<DrawerContext>("Drawer.Root");

type Variants = (typeof drawerRecipe)["variants"];

/** Why a drawer opens or closes. */
export type DrawerOpenChangeReason =
  | Extract<OverlayReason, "trigger-press" | "close-press" | "outside-press" | "swipe">
  /** Escape was pressed, or the back gesture or button of Android was used. */
  | "escape-key"
  /** The focus left it, with `modal={false}`. */
  | "focus-out";

/** Passed when a drawer opens or closes, with the reason. `cancel()` prevents the change. */
export type DrawerOpenChangeDetails = ChangeDetails<DrawerOpenChangeReason>;

export interface DrawerRootProps extends ModalProps {
  /**
   * The side of the viewport that it is attached to. Swiping toward that side closes it.
   * @default "inline-end"
   */
  side?: keyof Variants["side"];
  onOpenChange?: (open: boolean, details: DrawerOpenChangeDetails) => void;
  /**
   * Keeps it open when people click outside or swipe. Escape still closes it.
   * @default false
   */
  disablePointerDismissal?: boolean;
  /**
   * The heights at which it stops, from the lowest to the highest. A number up to 1 is a fraction of the viewport's
   * height, a larger one is px. People swipe between them, or press the handle. Only for `side="bottom"`.
   */
  snapPoints?: readonly number[];
  /** The snap point it is at. Pass it with `onSnapPointChange` to control the state. */
  snapPoint?: number;
  /** The snap point at which it opens, when uncontrolled. Defaults to the lowest. */
  defaultSnapPoint?: number;
  /**
   * Called when it moves to another snap point. It returns to the first when it closes.
   * @param snapPoint The new snap point.
   */
  onSnapPointChange?: (snapPoint: number) => void;
  /** The trigger and the Drawer that it opens. */
  children?: ReactNode;
}

/** Contains the trigger and the drawer, and manages whether the drawer is open. It renders no element. */
export function DrawerRoot({
  side: givenSide,
  modal = true,
  disablePointerDismissal = false,
  onOpenChange,
  snapPoints,
  snapPoint,
  defaultSnapPoint,
  onSnapPointChange,
  children,
  ...rest
}: DrawerRootProps) {
  const side = knownValue("Drawer.Root.side", givenSide, sides);
  const [direction, setDirection] = useState<Direction>("ltr");
  const layer = useOverlayLayer();
  const points = side === "bottom" && snapPoints?.length ? snapPoints : undefined;
  const first = defaultSnapPoint ?? points?.[0] ?? 0;
  const [current, setOwn] = useControlled("Drawer.Root.snapPoint", snapPoint, first, first);
  const moveTo = (point: number | null) => {
    // The primitive has no snap point while it closes.
    if (point === null || point === current) return;
    setOwn(point);
    onSnapPointChange?.(point);
  };
  const readDirection = useCallback(
    (popup: HTMLElement | null) => {
      if (popup) setDirection(directionOf(layer.opener ?? popup));
    },
    [layer],
  );
  const context = {
    side,
    modal,
    layer,
    slots: drawerRecipe({ side, snaps: !!points }),
    snap: points && { points, current, moveTo },
    readDirection,
  };
  return (
    <DrawerProvider value={context}>
      <Base.Root
        modal={modal}
        disablePointerDismissal={disablePointerDismissal}
        swipeDirection={swipeDirections[side][direction]}
        // Always controlled, because snap points may be added and removed.
        snapPoints={points as number[] | undefined}
        snapPoint={points ? current : null}
        defaultSnapPoint={points ? first : null}
        onSnapPointChange={(point) => points && moveTo(point as number | null)}
        onOpenChange={closeTopLayer<PrimitiveReason>(layer, (open, details) => {
          if (disablePointerDismissal && details.reason === "swipe") details.cancel();
          else onOpenChange?.(open, withDocumentedReason(details));
        })}
        {...rest}
      >
        {children}
      </Base.Root>
    </DrawerProvider>
  );
}

/** The reasons of the primitive, with a separate one for the back gesture or button of Android. */
type PrimitiveReason = DrawerOpenChangeReason | "close-watcher";

/** @returns The same details, with the reason of Escape for the back gesture or button of Android. */
export function withDocumentedReason(details: ChangeDetails<PrimitiveReason>): DrawerOpenChangeDetails {
  if (details.reason === "close-watcher") details.reason = "escape-key";
  return details as DrawerOpenChangeDetails;
}

const swipeDirections = {
  "inline-end": { ltr: "right", rtl: "left" },
  "inline-start": { ltr: "left", rtl: "right" },
  top: { ltr: "up", rtl: "up" },
  bottom: { ltr: "down", rtl: "down" },
} as const;

type Side = keyof typeof swipeDirections;
const sides = Object.keys(swipeDirections) as [Side, ...Side[]];

export interface DrawerProps
  extends FocusProps,
    StyleProps,
    PortalProps,
    LabelsProps<DrawerLabels>,
    Omit<ComponentProps<"div">, "role"> {
  /**
   * The width in px, or the height at the top and bottom. `auto` fits the content. Defaults to 384 px wide, or to
   * `auto` at the top and bottom. It leaves at least 48 px of the page visible.
   */
  size?: number | "auto";
  /** Title, description, content and actions. Buttons are placed side by side at the end of a row. */
  children?: ReactNode;
  /** @default true */
  initialFocus?: FocusProps["initialFocus"];
  /** @default true */
  finalFocus?: FocusProps["finalFocus"];
}

/** The default width, in px. */
const WIDTH = 384;

/**
 * A panel at a side of the viewport, for details, filters or a form beside the page they belong to. It closes with a swipe,
 * and at the bottom it can stop at several heights. Drawer is the panel; Drawer.Root contains it and manages whether it is
 * open.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ | ARIA dialog pattern}
 * @category Overlay
 * @alias sheet, bottom sheet, side panel, slide-over, off-canvas, flyout, tray
 * @since 0.1.0
 */
export function Drawer({
  size,
  labels,
  className,
  style,
  children,
  container,
  initialFocus = true,
  finalFocus = true,
  ...rest
}: DrawerProps) {
  const { side, modal, layer, slots, snap, readDirection } = useDrawerRoot("Drawer");
  const portal = useRef<HTMLDivElement>(null);
  const viewport = layer.panel;
  const length = lengthOf(size, side, snap);
  return (
    <Base.Portal {...usePortal(container)} ref={portal} data-slot="drawer-portal" className={slots.portal()}>
      {/* A nested drawer also dims what is below it. */}
      {modal && <Base.Backdrop forceRender data-slot="drawer-backdrop" className={slots.backdrop()} />}
      <Base.Viewport {...innerForms} ref={viewport} data-slot="drawer-viewport" className={slots.viewport()}>
        <Base.Popup
          data-slot="drawer"
          initialFocus={initialFocus === true ? (type) => firstFocus(viewport.current, type) : initialFocus}
          finalFocus={finalFocus}
          className={slots.base({ className })}
          data-fit={length === "auto" && side.startsWith("inline") ? "" : undefined}
          style={{ ...({ "--kerf-drawer-size": length } as CSSProperties), ...style }}
          {...rest}
        >
          {snap && <DrawerHandle snap={snap} slots={slots} labels={labels} />}
          {/* Its text can be selected: a mouse drags only the handle, while a touch can swipe anywhere. */}
          <Base.Content
            ref={readDirection}
            tabIndex={-1}
            data-slot="drawer-content"
            className={slots.content()}
          >
            {/* Popups of both libraries are rendered beside this panel, because the modal makes everything else inert. */}
            <PortalProvider container={portal}>
              <LayerPanel layer={layer} modal={modal}>
                {children}
              </LayerPanel>
            </PortalProvider>
          </Base.Content>
          <ScrollTabStop layer={layer} scroller="[data-slot=drawer-content]" />
          {process.env.NODE_ENV !== "production" && <NameCheck component="Drawer" viewport={viewport} />}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

function lengthOf(size: DrawerProps["size"], side: string, snap: Snap | undefined): string {
  // As high as the highest snap point. At the others, its end is below the edge of the viewport.
  if (snap)
    return `max(${snap.points.map((point) => (point > 1 ? `${point}px` : `${point * 100}%`)).join()})`;
  if (size !== "auto" && isSize("Drawer.size", size)) return `${size}px`;
  return size === "auto" || side === "top" || side === "bottom" ? "auto" : `${WIDTH}px`;
}

interface DrawerHandleProps {
  snap: Snap;
  slots: ReturnType<typeof drawerRecipe>;
  labels: Partial<DrawerLabels> | undefined;
}

/** Moves the panel to the next snap point, for people who can't swipe. The lowest follows the highest. */
function DrawerHandle({ snap: { points, current, moveTo }, slots, labels: own }: DrawerHandleProps) {
  const labels = useLabels("drawer", drawerLabels, own);
  const higher = points[points.indexOf(current) + 1];
  return (
    <div data-slot="drawer-handle-row" className={slots.handleRow()}>
      <button
        type="button"
        data-slot="drawer-handle"
        aria-label={higher === undefined ? labels.collapse : labels.expand}
        className={slots.handle()}
        onClick={() => moveTo(higher ?? points[0] ?? current)}
      >
        <span data-slot="drawer-grip" className={slots.grip()} />
      </button>
    </div>
  );
}

export interface DrawerTriggerProps extends ButtonPartProps {}

/**
 * A button that opens the drawer. Focus returns to it when the drawer closes.
 *
 * @baseComponent Drawer.Trigger
 * @passThrough
 */
export function DrawerTrigger({ className, ...rest }: DrawerTriggerProps) {
  useDrawerRoot("Drawer.Trigger");
  return (
    <Base.Trigger
      data-slot="drawer-trigger"
      className={rest.render ? className : drawerTriggerRecipe({ className })}
      {...honorAriaDisabled(rest)}
    />
  );
}

export interface DrawerCloseProps extends ButtonPartProps {}

/**
 * A button that closes the drawer around it.
 *
 * @baseComponent Drawer.Close
 * @passThrough
 */
export function DrawerClose({ className, ...rest }: DrawerCloseProps) {
  useDrawerRoot("Drawer.Close");
  return (
    <Base.Close
      data-slot="drawer-close"
      className={rest.render ? className : drawerCloseRecipe({ className })}
      {...honorAriaDisabled(rest)}
    />
  );
}

export interface DrawerTitleProps extends StyleProps, ComponentProps<"h2"> {
  /** The topic of the drawer in a few words. */
  children?: ReactNode;
}

/**
 * The heading that names the drawer.
 *
 * @baseComponent Drawer.Title
 * @passThrough
 */
export function DrawerTitle({ className, ...rest }: DrawerTitleProps) {
  useDrawerRoot("Drawer.Title");
  return <Base.Title data-slot="drawer-title" className={drawerTitleRecipe({ className })} {...rest} />;
}

export interface DrawerDescriptionProps extends StyleProps, ComponentProps<"p"> {
  /** One or two sentences about the content, read after the title. */
  children?: ReactNode;
}

/**
 * The paragraph that describes the drawer.
 *
 * @baseComponent Drawer.Description
 * @passThrough
 */
export function DrawerDescription({ className, ...rest }: DrawerDescriptionProps) {
  useDrawerRoot("Drawer.Description");
  return (
    <Base.Description
      data-slot="drawer-description"
      className={drawerDescriptionRecipe({ className })}
      {...rest}
    />
  );
}
