import { focusRing } from "./focus";

/** The slots of all maps. */
export const mapSlots = {
  base: "k:relative k:w-full k:min-w-0 k:text-base k:text-ink",
  /**
   * As large as the map. The chart library draws into it. Out of flow, because WebKit resolves a height of 100%
   * before the aspect ratio's, and the drawing would then keep the map higher.
   */
  surface: ["k:absolute k:inset-0 k:overflow-hidden k:rounded-sm", focusRing],
  tooltip: [
    "k:flex k:max-w-68 k:items-baseline k:gap-3 k:rounded-md k:border k:border-line k:bg-popup k:px-2.5 k:py-1.5 k:font-sans k:text-sm k:text-ink k:shadow-popup",
    "k:wrap-anywhere k:tabular-nums k:[&>strong]:font-medium k:[&>span]:text-ink-muted",
  ],
};
