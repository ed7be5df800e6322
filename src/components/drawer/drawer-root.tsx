"use client";

import { Drawer as Base } from "@base-ui/react/drawer";
import { type ReactNode, useCallback, useState } from "react";
import type { ChangeDetails } from "../../lib/change-details";
import type { ModalProps, OverlayReason } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { useControlled } from "../../lib/use-controlled";
import { type Direction, directionOf } from "../../lib/use-direction";
import { drawerRecipe } from "./drawer.recipe";
import { DrawerProvider } from "./drawer-context";

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
  const readDirection = useCallback((popup: HTMLElement | null) => {
    if (popup) setDirection(directionOf(popup));
  }, []);
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
