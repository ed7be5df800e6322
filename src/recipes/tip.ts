/**
 * The parts of a small tip beside its button. `root` goes around both. The tip's transparent padding bridges the gap
 * to the button, so that the pointer can move into it. The rest is in tip.css, to keep it out of every control's
 * bundle.
 */
export const tip = {
  root: "k:tip-scope",
  button: "k:tip-anchor",
  tip: "k:tip-beside",
  panel: "k:tip-panel",
} as const;
