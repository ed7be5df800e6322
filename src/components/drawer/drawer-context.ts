import { createStrictContext } from "../../lib/create-strict-context";
import type { OverlayLayer } from "../../lib/overlay-layer";
import type { drawerRecipe } from "./drawer.recipe";

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
export interface Snap {
  points: readonly number[];
  current: number;
  moveTo: (point: number) => void;
}

/** The context of the panel. The parts read it to throw an error outside a root. */
export const [DrawerProvider, useDrawerRoot] = createStrictContext<DrawerContext>("Drawer.Root");
