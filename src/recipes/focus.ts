/**
 * The one focus ring: 2 px of accent, 2 px off the edge, an outline so that nothing clips or shifts. At rest there
 * is none at all: forced colours would paint even a transparent one.
 */
export const focusRing = "k:outline-focus k:outline-offset-2 k:focus-visible:outline-2";
