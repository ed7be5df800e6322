"use client";

import { type DrawerLabels, drawerLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { drawerRecipe } from "./drawer.recipe";
import type { Snap } from "./drawer-context";

interface DrawerHandleProps {
  snap: Snap;
  slots: ReturnType<typeof drawerRecipe>;
  labels: Partial<DrawerLabels> | undefined;
}

/** Moves the panel to the next snap point, for people who can't swipe. The lowest follows the highest. */
export function DrawerHandle({ snap: { points, current, moveTo }, slots, labels: own }: DrawerHandleProps) {
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
