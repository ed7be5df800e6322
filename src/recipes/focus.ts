/**
 * The focus ring: 2 px of accent, 2 px from the edge. It is an outline, so that nothing clips or shifts. Without
 * focus there is no outline, because forced colors would show even a transparent one.
 */
export const focusRing = "k:outline-focus k:outline-offset-2 k:focus-visible:outline-2";
