"use client";

import { Menu as Base } from "@base-ui/react/menu";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { ignoreForeignKeys } from "../base-ui";
import type { PlacementProps, PortalProps, StyleProps } from "../common-props";
import { createStrictContext } from "../create-strict-context";
import { innerForms } from "../inner-forms";
import { keepPlace } from "../keep-place";
import { knownValue } from "../known-value";
import { LayerPanel, type OverlayLayer, useOverlayLayer } from "../overlay-layer";
import { usePortal } from "../portal-provider";
import { type Direction, directionOf, useDirection } from "../use-direction";
import { useMergedRefs } from "../use-merged-refs";

/** Whether an item is dangerous. */
export type DropdownMenuVariant = "default" | "danger";

interface MenuContext {
  layer: OverlayLayer;
  /** The variant of items without their own. */
  variant: DropdownMenuVariant | undefined;
  direction: "ltr" | "rtl";
  /** The handlers and the ref read the text direction, from the trigger's events or from the popup. */
  directionHandlers: object;
  directionRef: (popup: HTMLElement | null) => void;
  /** Whether the content stays mounted while the menu is closed. */
  keepMounted: boolean;
  setKeepMounted: () => void;
}

/** The state that the root provides to its parts. A part outside a root throws an error. */
export const [MenuProvider, useMenu] = createStrictContext<MenuContext>("DropdownMenu");

/** Keeps the menu mounted once opened, if an uncontrolled item would lose its state. */
export function useKeepMounted(part: string, isUncontrolled: boolean): void {
  const { setKeepMounted } = useMenu(part);
  useEffect(() => {
    if (isUncontrolled) setKeepMounted();
  }, [isUncontrolled, setKeepMounted]);
}

/** The overlay layer of the submenu. */
export const [SubProvider, useSub] = createStrictContext<OverlayLayer>("DropdownMenu.Sub");

/** These contexts have no value. They only make a part outside its parent throw an error. */
export const [RadioGroupProvider, useRadioGroup] = createStrictContext<object>("DropdownMenu.RadioGroup");
export const [RadioItemProvider, useRadioItem] = createStrictContext<object>("DropdownMenu.RadioItem");
export const present = {};

/** Whether a label is in a group that it names. */
export const InGroup = createContext(false);

/** The state of the root of a menu. Its parts read it from the context. */
export function useMenuRoot(variant?: DropdownMenuVariant) {
  const layer = useOverlayLayer();
  const { direction, handlers, readFromPopup } = useDirection();
  const [keepMounted, setKeepMounted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read only refs, and set state
  const context = useMemo(
    () => ({
      layer,
      variant,
      direction,
      directionHandlers: handlers,
      directionRef: readFromPopup,
      keepMounted,
      setKeepMounted: () => setKeepMounted(true),
    }),
    [layer, variant, direction, keepMounted],
  );
  return { context, layer, direction };
}

type Side = NonNullable<PlacementProps["side"]>;

export interface MenuPanelProps extends PlacementProps, PortalProps, StyleProps, ComponentProps<"div"> {
  /**
   * @default "start"
   */
  align?: PlacementProps["align"];
  /** Items, groups, labels and separators. */
  children?: ReactNode;
}

interface OwnProps extends MenuPanelProps {
  name: "DropdownMenu.Content" | "DropdownMenu.SubContent" | "ContextMenu.Content";
  layer: OverlayLayer;
  slot: string;
  positionerClass: string;
  defaultSide: Side;
  /** The place to open at, instead of the trigger. */
  anchor?: Base.Positioner.Props["anchor"];
}

const sides: readonly Side[] = ["bottom", "top", "left", "right", "inline-start", "inline-end"];

/** The distance from the edges of the viewport, in px. */
const PADDING = 8;

/** The panel of a menu or of a submenu, in a portal. */
export function MenuPanel({
  name,
  layer,
  slot,
  positionerClass,
  defaultSide,
  anchor,
  side,
  align,
  sideOffset,
  alignOffset,
  container,
  onKeyDown,
  children,
  ...rest
}: OwnProps) {
  const { direction, directionRef, keepMounted } = useMenu(name);
  const portal = usePortal(container);
  const [ownDirection, setOwnDirection] = useState<Direction>();
  const positioner = useCallback(
    (element: HTMLDivElement | null) => {
      layer.panel.current = element;
      directionRef(element);
      // If the direction is the page's, the open menu follows changes of it.
      if (element) setOwnDirection(directionOf(element) === direction ? undefined : direction);
    },
    [layer, directionRef, direction],
  );
  const knownSide = knownValue<Side>(`${name}.side`, side, [defaultSide, ...sides]);
  const knownAlign = knownValue(`${name}.align`, align, ["start", "center", "end"]);
  return (
    <Base.Portal {...portal} data-slot={`${slot}-portal`} keepMounted={keepMounted}>
      <Base.Positioner
        {...innerForms}
        ref={useMergedRefs(positioner, keepPlace)}
        data-slot={`${slot}-positioner`}
        className={positionerClass}
        anchor={anchor}
        side={knownSide}
        align={knownAlign}
        sideOffset={sideOffset}
        alignOffset={alignOffset}
        collisionPadding={PADDING}
      >
        <Base.Popup
          data-slot={slot}
          dir={ownDirection}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            ignoreForeignKeys(event);
          }}
          {...rest}
        >
          <LayerPanel layer={layer}>{children}</LayerPanel>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
