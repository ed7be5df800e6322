/**
 * The parts of a small tip beside its button: `root` goes around both. The tip's transparent padding bridges the gap
 * to the button, so that the pointer can cross into it. tip.css has the anchoring.
 */
export const tip = {
  root: "k:tip-scope",
  button: "k:tip-anchor",
  tip: "k:text-sm k:text-ink k:animate-fade k:tip-beside",
  panel:
    "k:max-h-[45vh] k:max-w-68 k:overflow-auto k:rounded-md k:border k:border-line k:bg-elevated k:px-2.5 k:py-1.5 k:wrap-anywhere k:shadow-popup",
} as const;
