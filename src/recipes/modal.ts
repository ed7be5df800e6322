/** Styles that Dialog and Drawer share. */

export const fade = [
  "k:duration-dialog k:ease-enter k:data-starting-style:opacity-0",
  "k:data-ending-style:opacity-0 k:data-ending-style:duration-dialog-exit k:data-ending-style:ease-exit",
];

export const panelSurface =
  "k:border-line k:bg-elevated k:text-start k:font-normal k:text-base k:text-ink k:wrap-anywhere";

/**
 * One layer above the page. Popups opened inside the panel are rendered into the same portal, so they are
 * above it. The portal is as wide as the page, because its children can't be wider than their containing
 * block.
 */
export const portal = "k:absolute k:inset-x-0 k:z-50";

/** The backdrop of a nested panel only dims the lower panel, because the page is already dark. */
export const backdrop = [
  "k:fixed k:inset-0 k:bg-scrim k:transition-opacity",
  "k:[:is([data-slot=dialog-portal],[data-slot=drawer-portal])_:is([data-slot=dialog-portal],[data-slot=drawer-portal])>&]:bg-scrim/60",
  fade,
];

/** Lets pointer events through to the backdrop or, if the panel isn't modal, to the page. */
export const viewport = "k:pointer-events-none k:fixed k:inset-0 k:flex";

export const title = "k:text-balance k:font-semibold k:text-title";
/** 4 px below the title instead of the panel's 16. */
export const description = "k:text-base k:text-ink-muted k:[[data-slot$=-title]+&]:-mt-3";
